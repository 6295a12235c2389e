/** Starts the phone's page: the connection first, the picture while it is under way. */

import './page.css';
import './asked.css';
import './over.css';
import { createRoot } from 'react-dom/client';
import { hands } from '../../games/registry-hand.ts';
import { workerLater } from '../../net/late-worker.ts';
import { offerGames } from '../../table/use-game.ts';
import { HandApp } from './HandApp.tsx';
import { arrive, codeIn } from './seat.ts';

offerGames(hands);
// In parallel with the page, not before it: a translator acts when there is text to read.
void import('../../i18n/translated.ts').then((guard) => guard.keepWholeUnderTranslators());

const code = codeIn(location.pathname);
if (code) void arrive(code);

const root = document.getElementById('app');
if (root) createRoot(root).render(<HandApp code={code} />);

// The house's fonts are loaded when there is text to read: until then the phone's own are used.
addEventListener('load', () =>
  setTimeout(() => import('./letters.ts').catch(() => undefined), 1200),
);
workerLater();
