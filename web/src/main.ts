import '@fontsource-variable/eb-garamond/wght.css';
import '@fontsource-variable/inter/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from '$lib/settings.svelte';

settings.follow();

const target = document.getElementById('app');
// A browser that was told to be too old (theme.js) is left alone with that.
if (target && document.documentElement.dataset.tooOld === undefined) mount(App, { target });
