/** Starts the phone's page: the connection first, the picture while it is under way. */

import './page.css';
import './asked.css';
import './over.css';
import { createRoot } from 'react-dom/client';
import { hands } from '../../games/registry-hand.ts';
import { offerGames } from '../../table/use-game.ts';
import { HandApp } from './HandApp.tsx';
import { arrive, codeIn } from './seat.ts';

offerGames(hands);
// Beside the page, not before it: a translator comes when there is something to read.
void import('../../i18n/translated.ts').then((guard) => guard.keepWholeUnderTranslators());

const code = codeIn(location.pathname);
if (code) void arrive(code);

const root = document.getElementById('app');
if (root) createRoot(root).render(<HandApp code={code} />);

// The house's letters come when there is something to read: until then the phone's own do.
addEventListener('load', () => setTimeout(() => void import('./letters.ts'), 1200));
