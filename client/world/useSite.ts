/** The map of a place's shores, walls and lamps as a texture; every material of the page reads it. */

import { useEffect } from 'react';
import type { DataTexture } from 'three';
import { lampFoot, lampMap, lampSpan } from './lanterns.ts';
import { SITE_REACH } from './site.ts';

/**
 * Lights the place by the lamps of `site` for as long as it is shown.
 * @param reach of the map
 * @param foot how much higher than on a quay the lamps are
 */
export function useSite(site: DataTexture, reach = SITE_REACH, foot = 0): void {
  useEffect(() => {
    lampMap.value = site;
    lampSpan.value = 2 * reach;
    lampFoot.value = foot;
    return () => {
      if (lampMap.value === site) lampMap.value = null;
      site.dispose();
    };
  }, [site, reach, foot]);
}
