/** Lines over the rounds of a match. Colours are doubled by dashes and by the sign at each end. */

import { useId } from 'react';
import { numeral } from '../../../i18n/index.ts';
import { useNarrow } from '../../../table/narrow.ts';
import type { Line, LineChart } from '../../../table/replay/kit.ts';
import { t } from '../strings.ts';
import { placeAmong, spread, ticks } from './scale.ts';

const WIDE = { width: 620, right: 132 };
/** On a phone letters keep their size, and the lines have less room. */
const NARROW = { width: 372, right: 108 };
const HEIGHT = 292;
const LEFT = 44;
const TOP = 14;
const BOTTOM = 30;
/** Dashes in the order of the lines: no two alike. */
export const DASHES = ['', '10 5', '3 4', '14 4 3 4', '7 3', '2 6', '12 3 2 3 2 3'];
/** Width of the last label. */
const LAST = 34;
/** Height of a name at the end of a line. */
const LABEL = 21;
const LONGEST_NAME = 13;
/** Lines of equal values are drawn side by side, so that none hides another. */
const BESIDE = 2.8;

interface LinesProps {
  readonly chart: LineChart;
  /** The place in the match. */
  readonly at: number;
  readonly onGo: (at: number) => void;
}

export function Lines({ chart, at, onGo }: LinesProps) {
  const id = useId();
  const { width, right } = useNarrow() ? NARROW : WIDE;
  const { samples, lines, title, about } = chart;
  const values = lines.flatMap((line) => line.values);
  const marks = ticks(Math.min(0, ...values), Math.max(1, ...values));
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const last = Math.max(1, samples.length - 1);
  /** Not every round has room for its number. */
  const every = width < 500 ? 4 : 2;
  const x = (k: number): number => LEFT + (k / last) * (width - LEFT - right);
  const y = (value: number): number =>
    HEIGHT - BOTTOM - ((value - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const besideOf = (k: number): number => (k - (lines.length - 1) / 2) * BESIDE;
  const pointsOf = ({ values }: Line, k: number): string =>
    values.map((value, i) => `${x(i)},${y(value) + besideOf(k)}`).join(' ');
  const ends = spread(
    lines.map((line) => y(line.values.at(-1) ?? 0)),
    LABEL,
    TOP + 4,
    HEIGHT - BOTTOM,
  );
  const now = x(placeAmong(samples, at));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the table below has the same ways as buttons
    <svg
      className="chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = ((event.clientX - box.left) / box.width) * width;
        const nearest = Math.round(((at - LEFT) / (width - LEFT - right)) * last);
        const sample = samples[nearest];
        if (sample) onGo(sample.at);
      }}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>
        {[about, ...lines.map((line) => t('chartRange', rangeOf(line)))].join(' ')}
      </desc>
      {marks.map((mark) => (
        <g key={mark} className="chart-tick">
          <line x1={LEFT} x2={width - right} y1={y(mark)} y2={y(mark)} />
          <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
            {numeral(mark)}
          </text>
        </g>
      ))}
      {samples.map(({ at, label }, k) => (
        <text
          key={at}
          className="chart-label"
          x={x(k)}
          y={HEIGHT - 10}
          textAnchor={k === last && label.length > 2 ? 'end' : 'middle'}
        >
          {k === last || (k % every === 0 && x(last) - x(k) > LAST) ? label : ''}
        </text>
      ))}
      <line className="chart-now" x1={now} x2={now} y1={TOP - 8} y2={HEIGHT - BOTTOM} />
      {lines.map((line, k) => (
        // Below all lines: none cuts another.
        <polyline key={line.id} className="chart-halo" points={pointsOf(line, k)} />
      ))}
      {lines.map((line, k) => {
        const points = pointsOf(line, k);
        const beside = besideOf(k);
        const last = `${x(samples.length - 1)} ${y(line.values.at(-1) ?? 0) + beside}`;
        const end = ends[k] ?? 0;
        return (
          <g key={line.id}>
            <polyline
              className="chart-line"
              points={points}
              stroke={line.color}
              strokeDasharray={DASHES[k % DASHES.length]}
            />
            <path
              className="chart-lead"
              d={`M${last} L${width - right + 16} ${end}`}
              stroke={line.color}
            />
            <g transform={`translate(${width - right + 18} ${end - 8}) scale(.68)`}>
              <path className="chart-sign" d={line.path} fill={line.color} fillRule="evenodd" />
            </g>
            <text className="chart-name" x={width - right + 39} y={end + 5}>
              {short(line.name)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const short = (name: string): string =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

function rangeOf({ name, values }: LineChart['lines'][number]) {
  return { name, first: values[0] ?? 0, last: values.at(-1) ?? 0 };
}
