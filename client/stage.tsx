/** Starts the stage page: any position without a server. */

import { mountStage } from './city/Stage.tsx';

const root = document.getElementById('stage');
if (root) mountStage(root);
