/** The page that the service worker itself shows where no server answers. */

import { LANGUAGE } from '../../i18n/language.ts';
import { t } from './strings.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #14323a;
  font: 1.05rem/1.5 "Alegreya Sans", system-ui, sans-serif; color: #2b2118 }
main { box-sizing: border-box; width: min(34rem, calc(100vw - 2rem)); padding: 1.6rem 1.8rem;
  background: #f3e9d2; border-radius: 10px }
h1 { margin: 0 0 .6rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: .6rem 0 }
nav { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1.2rem }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; border-radius: 6px;
  border: 1px solid #6b4a2b; color: #2b2118; text-decoration: none; font-weight: 600 }
a:first-child { background: #1f5f68; border-color: #1f5f68; color: #fff }
a:focus-visible { outline: 3px solid #c99a3f; outline-offset: 2px }
`;

/** What the page may do: look as it does. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'";

export function offlinePage(): Response {
  const say = (key: Parameters<typeof t>[0]): string => escaped(t(key as 'offline'));
  const html = `<!doctype html>
<html lang="${LANGUAGE}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="theme-color" content="#14323a" />
<title>${say('offlineTitle')}</title><style>${STYLE}</style></head>
<body><main><h1>${say('offlineTitle')}</h1><p>${say('offline')}</p>
<nav><a href="">${say('offlineAgain')}</a><a href="/">${say('offlineMenu')}</a>
<a href="/help">${say('offlineHelp')}</a></nav></main></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
  };
  // As if the server had said so: nobody keeps it.
  return new Response(html, { status: 503, headers });
}
