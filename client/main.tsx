/** Starts the page. */

import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cinzel/latin-600.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/menu.css';
import './styles/hud.css';
import './styles/topbar.css';
import './styles/market.css';
import './styles/seats.css';
import './styles/log.css';
import './styles/hand.css';
import './styles/result.css';
import './styles/sizes.css';
import './styles/forms.css';
import './styles/decision.css';
import './styles/ledger.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
