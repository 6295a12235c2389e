/** Starts the stage page: any position without a server. */

import { createRoot } from 'react-dom/client';
import { StageView } from './StageView.tsx';

const root = document.getElementById('stage');
if (root) createRoot(root).render(<StageView />);
