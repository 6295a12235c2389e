/** A map with the ways of all seats side by side. Colours are doubled by dashes and by signs. */

import { useId } from 'react';
import { listed } from '../../../i18n/index.ts';
import type { MapChart, MapPlace } from '../../../table/replay/kit.ts';
import { DASHES } from './Lines.tsx';

const WIDE = 620;
const HIGH = 400;
/** Room for the names at the edges. */
const EDGE = { x: 46, y: 26 };
/** Ways on the same route are side by side. */
const BESIDE = 3.4;
/** Rings of a place are concentric. */
const RING = { first: 8, step: 3.6 };

const x = (place: MapPlace): number => EDGE.x + (place.x / 100) * (WIDE - 2 * EDGE.x);
const y = (place: MapPlace): number => EDGE.y + (place.y / 100) * (HIGH - 2 * EDGE.y);

export function Ways({ chart }: { readonly chart: MapChart }) {
  const id = useId();
  const { places, routes, lines, title, about } = chart;
  const at = (k: number): MapPlace => places[k] ?? { name: '', x: 0, y: 0, small: true };
  const beside = (k: number): number => (k - (lines.length - 1) / 2) * BESIDE;
  return (
    <>
      <svg
        className="chart chart-map"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>
          {[about, ...lines.map((line) => `${line.name}: ${namesOf(chart, line.marked)}.`)].join(
            ' ',
          )}
        </desc>
        {routes.map(([from, to]) => (
          <line
            key={`${from} ${to}`}
            className="chart-route"
            x1={x(at(from))}
            y1={y(at(from))}
            x2={x(at(to))}
            y2={y(at(to))}
          />
        ))}
        {lines.map((line, k) =>
          line.ways.map((way, n) => (
            <polyline
              // biome-ignore lint/suspicious/noArrayIndexKey: ways never change places
              key={`${line.id} ${n}`}
              className="chart-line"
              stroke={line.color}
              strokeDasharray={DASHES[k]}
              points={way.map((node) => `${x(at(node))},${y(at(node)) + beside(k)}`).join(' ')}
            />
          )),
        )}
        {places.map((place) => (
          <circle
            key={`${place.x} ${place.y}`}
            className="chart-place"
            cx={x(place)}
            cy={y(place)}
            r={place.small ? 3 : 5.5}
          />
        ))}
        {lines.map((line, k) =>
          line.marked.map((node) => (
            <circle
              key={`${line.id} ${node}`}
              className="chart-ring"
              stroke={line.color}
              cx={x(at(node))}
              cy={y(at(node))}
              r={RING.first + k * RING.step}
            />
          )),
        )}
        {places
          .filter(({ small }) => !small)
          .map((place) => (
            <text
              key={place.name}
              className="chart-name"
              x={x(place)}
              y={y(place) - 12}
              textAnchor="middle"
            >
              {place.name}
            </text>
          ))}
      </svg>
      <ul className="chart-legend">
        {lines.map((line, k) => (
          <li key={line.id}>
            <svg viewBox="0 0 40 16" width="40" height="16" aria-hidden="true">
              <path d="M0 8h40" stroke={line.color} strokeWidth="3" strokeDasharray={DASHES[k]} />
              <g transform="translate(12 0) scale(.67)">
                <path className="chart-sign" d={line.path} fill={line.color} fillRule="evenodd" />
              </g>
            </svg>
            {line.name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names of places in the order in which they were marked. */
export const namesOf = ({ places }: MapChart, nodes: readonly number[]): string =>
  listed(nodes.map((node) => places[node]?.name ?? '')) || '–';
