/**
 * Outline of the place while code and models load. It is at the position of the future place, under
 * the panels: nobody has to wait for it, and a press dismisses it.
 */

import { type CSSProperties, useMemo, useState } from 'react';
import { t } from '../i18n/index.ts';
import { shareOf, useArrival } from '../world/arrival.ts';
import type { Scenery } from '../world/scenery.ts';
import { BOX, skyline } from './skyline.ts';

export function Arriving({ scenery }: { scenery: Scenery }) {
  const share = useArrival(shareOf);
  const layers = useMemo(() => skyline(scenery), [scenery]);
  // A place without water has no reflection.
  const sides = scenery.ambience.water ? ['above', 'below'] : ['above'];
  const [aside, setAside] = useState(false);
  // A place that was loaded before this component mounted needs no outline.
  const [known] = useState(() => useArrival.getState().seen);
  if (known) return null;
  return (
    <div
      className="arriving-city"
      data-gone={share === 1 || aside}
      onPointerDown={() => setAside(true)}
    >
      {layers.map(({ houses, quays }, k) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: layers never change their order
          key={k}
          className="arriving-layer"
          style={layerStyle(k, layers.length, share)}
        >
          {sides.map((side) => (
            <div key={side} className={`arriving-${side}`}>
              <svg
                viewBox={`0 ${-BOX.height} ${BOX.width} ${BOX.height}`}
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
              >
                {houses.map(({ walls, roof, windows, tint }, k) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may look alike; none moves
                  <g key={k} className={`tint-${tint}`}>
                    <path className="walls" d={walls} />
                    <path className="roof" d={roof} />
                    <path className="windows" d={windows} />
                  </g>
                ))}
                <path className="quays" d={quays} />
              </svg>
            </div>
          ))}
        </div>
      ))}
      <p className="arriving-line">
        <span style={{ transform: `scaleX(${share})` }} />
        {t('arrival.rising')} · {Math.round(share * 100)} %
      </p>
    </div>
  );
}

/** A layer begins to rise after the one behind it; all are up before the first picture comes. */
function layerStyle(k: number, count: number, share: number): CSSProperties {
  const begins = 0.05 + (k / count) * 0.6;
  const rise = Math.min(1, Math.max(0, (share - begins) / 0.2));
  return { '--depth': k / (count - 1), '--rise': rise } as CSSProperties;
}
