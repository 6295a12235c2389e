/** The lower third over the stage, without a page that mounts it. */

import '@fontsource/alegreya-sans/latin-500.css';
import '../../styles/base.css';
import { createRoot } from 'react-dom/client';
import { LowerThird } from './LowerThird.tsx';

let mounted = false;

/** Shows the lower third; its text comes from the director's store. */
export async function mountLowerThird(): Promise<void> {
  if (!mounted) {
    mounted = true;
    const element = document.createElement('div');
    document.body.append(element);
    createRoot(element).render(<LowerThird />);
  }
  await document.fonts.load('500 24px "Alegreya Sans"');
}
