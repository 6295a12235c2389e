/** Starts the page. */

import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-600.css';
import '../styles/all.css';
import { createRoot } from 'react-dom/client';
import { tables } from '../games/registry.ts';
import { cards } from '../games/registry-cards.ts';
import { keepWholeUnderTranslators } from '../i18n/translated.ts';
import { workerLater } from '../net/late-worker.ts';
import { offerCards } from '../table/cards.tsx';
import { homeGame, offerGames } from '../table/use-game.ts';
import { App } from './App.tsx';

keepWholeUnderTranslators();
offerGames(tables, homeGame(location.search, tables));
offerCards(cards);

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);

workerLater();
