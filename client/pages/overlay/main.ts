/** Starts the overlay of a table, or the page that makes its address. */

import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-600.css';
import './overlay.css';
import './parts.css';
import { codeOf, readOptions } from '../../table/overlay/options.ts';

const code = codeOf(location.pathname);
const { options } = readOptions(location.search);
const demo = new URLSearchParams(location.search).has('demo');

if (code) void import('./live.ts').then(({ live }) => live(code, options));
else if (demo) void import('./demo.ts').then(({ showDemo }) => showDemo(location.search, options));
else void import('./settings.tsx').then(({ settings }) => settings());
