import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource-variable/inter/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';

settings.follow();

const target = document.getElementById('app');
// A browser that was told to be too old (theme.js) is left alone with that.
if (target && document.documentElement.dataset.tooOld === undefined)
  void lettersOrPatience().then(() => mount(App, { target }));

/** Text that is first drawn in other letters jumps when its own come; so these are waited for, a moment. */
function lettersOrPatience(): Promise<unknown> {
  const faces = [
    '1em "EB Garamond Variable"',
    'italic 1em "EB Garamond Variable"',
    '1em "Inter Variable"',
  ];
  const letters = Promise.allSettled(faces.map((face) => document.fonts.load(face)));
  return Promise.race([letters, new Promise((resolve) => setTimeout(resolve, 400))]);
}
