// Before anything is drawn: the theme that was chosen last, and a word for browsers that are too old.
// Those cannot load the words of any language, so it is said in English.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem('grognard.settings') || '{}').theme;
  } catch (error) {
    theme = null;
  }
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

  var modern =
    'WebSocket' in window &&
    'noModule' in document.createElement('script') &&
    window.CSS &&
    CSS.supports('color', 'light-dark(red, blue)');
  if (modern) return;
  document.documentElement.dataset.tooOld = '';
  document.addEventListener('DOMContentLoaded', function () {
    var app = document.getElementById('app');
    app.textContent =
      'This browser is too old for Grognard. Any Firefox, Chrome, Edge or Safari of 2024 or later will do; your games are kept on the server.';
    app.className = 'too-old';
  });
})();
