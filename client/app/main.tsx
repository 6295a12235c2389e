/** Starts the page. */

import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-600.css';
import '../styles/all.css';
import { createRoot } from 'react-dom/client';
import { FLAGSHIP, tables } from '../games/registry.ts';
import { offerGames } from '../table/use-game.ts';
import { App } from './App.tsx';

offerGames(tables, FLAGSHIP);

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
