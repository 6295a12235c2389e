/** Starts the stage page: any position without a server. */

import { createRoot } from 'react-dom/client';
import { FLAGSHIP, tables } from '../../games/registry.ts';
import { offerGames } from '../../table/use-game.ts';
import { StageView } from './StageView.tsx';
import { openStage } from './stage.ts';

offerGames(tables, FLAGSHIP);
// The handle is there before the page's load event.
openStage();
const root = document.getElementById('stage');
if (root) createRoot(root).render(<StageView />);
