/** The models for the quality in use, as React wants them. */

import { useEffect, useState } from 'react';
import { type Kit, loadKit } from './kit.ts';
import { QUALITY, useQuality } from './quality.ts';

/** null until they are loaded; after a change of quality the old ones stay until then. */
export function useKit(): Kit | null {
  const carved = useQuality((s) => QUALITY[s.level].carved);
  const [kit, setKit] = useState<Kit | null>(null);
  useEffect(() => {
    let wanted = true;
    loadKit(carved).then(
      (loaded) => {
        if (wanted) setKit(loaded);
      },
      (reason) => console.warn(`The city's models did not load: ${reason}`),
    );
    return () => {
      wanted = false;
    };
  }, [carved]);
  return kit;
}
