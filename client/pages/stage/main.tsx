/** Starts the stage page: any position without a server. */

import { createRoot } from 'react-dom/client';
import { tables } from '../../games/registry.ts';
import { homeGame, offerGames } from '../../table/use-game.ts';
import { StageView } from './StageView.tsx';
import { openStage } from './stage.ts';

offerGames(tables, homeGame(location.search, tables));
// The handle exists before the page's load event.
openStage();
const root = document.getElementById('stage');
if (root) createRoot(root).render(<StageView />);
