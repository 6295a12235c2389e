/** Stacked bars: one for each merchant, of causes whose colours are doubled by patterns. */

import { useId } from 'react';
import { useNarrow } from '../../../table/narrow.ts';
import type { BarChart } from '../../../table/replay/kit.ts';
import { t } from '../strings.ts';

const WIDE = 620;
/** On a phone letters keep their size, and the bars have less room. */
const NARROW = 372;
const LEFT = 122;
const RIGHT = 58;
const ROW = 40;
const TOP = 8;
const BAR = 26;
/** Narrower parts have their figure in the table alone. */
const ROOM = 34;
const LONGEST_NAME = 11;

export function Bars({ chart }: { chart: BarChart }) {
  const id = useId();
  const width = useNarrow() ? NARROW : WIDE;
  const { causes, rows, title, about } = chart;
  const totals = rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(1, ...totals);
  const scale = (value: number): number => (value / most) * (width - LEFT - RIGHT);
  const height = TOP * 2 + rows.length * ROW;
  return (
    <>
      <svg
        className="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>
          {[about, ...rows.map(({ name }, k) => `${name}: ${totals[k]}.`)].join(' ')}
        </desc>
        <Patterns id={id} causes={causes} />
        {rows.map((row, k) => {
          let from = LEFT;
          return (
            <g key={row.id} transform={`translate(0 ${TOP + k * ROW})`}>
              <g transform="translate(2 5) scale(.75)">
                <path className="chart-sign" d={row.path} fill={row.color} fillRule="evenodd" />
              </g>
              <text className="chart-name" x={26} y={19}>
                {row.name.length > LONGEST_NAME
                  ? `${row.name.slice(0, LONGEST_NAME - 1)}…`
                  : row.name}
              </text>
              {row.values.map((value, c) => {
                const wide = scale(value);
                const x = from;
                from += wide;
                const cause = causes[c];
                if (value === 0 || !cause) return null;
                return (
                  <g key={cause.name}>
                    <rect x={x} y={0} width={wide} height={BAR} fill={cause.color} />
                    <rect
                      className="chart-part"
                      x={x}
                      y={0}
                      width={wide}
                      height={BAR}
                      fill={`url(#${id}p${c})`}
                    >
                      <title>{`${cause.name}: ${value}`}</title>
                    </rect>
                    {wide > ROOM && (
                      <text className="chart-figure" x={x + wide / 2} y={18} textAnchor="middle">
                        {value}
                      </text>
                    )}
                  </g>
                );
              })}
              <text className="chart-total" x={from + 8} y={19}>
                {totals[k]}
              </text>
            </g>
          );
        })}
      </svg>
      <ul className="chart-legend" aria-label={t('total')}>
        {causes.map(({ name, color }, c) => (
          <li key={name}>
            <svg viewBox="0 0 22 16" width="22" height="16" aria-hidden="true">
              <rect width="22" height="16" rx="2" fill={color} />
              <rect width="22" height="16" rx="2" fill={`url(#${id}p${c})`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Six patterns that can be distinguished without their colours. */
const PATTERNS = ['', 'M0 8 8 0', 'M0 4h8', 'M4 0v8', 'M0 0 8 8M0 8 8 0', 'M3 4h2'];

function Patterns({ id, causes }: { id: string; causes: BarChart['causes'] }) {
  return (
    <defs>
      {causes.map(({ name, pattern }, c) => (
        <pattern key={name} id={`${id}p${c}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path
            d={PATTERNS[pattern % PATTERNS.length]}
            stroke="#fffaf0"
            strokeOpacity=".42"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  );
}
