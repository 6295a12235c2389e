/** The map of a place's shores, walls and lamps as a texture; every material of the page reads it. */

import { useEffect } from 'react';
import type { DataTexture } from 'three';
import { lampMap, lampSpan } from './lanterns.ts';
import { SITE_REACH } from './site.ts';

/** Lights the place by the lamps of `site` for as long as it is shown. @param reach of the map */
export function useSite(site: DataTexture, reach = SITE_REACH): void {
  useEffect(() => {
    lampMap.value = site;
    lampSpan.value = 2 * reach;
    return () => {
      if (lampMap.value === site) lampMap.value = null;
      site.dispose();
    };
  }, [site, reach]);
}
