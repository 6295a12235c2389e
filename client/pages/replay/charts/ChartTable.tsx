/** A chart as a table: the same figures for readers who prefer text, and for screen readers. */

import type { Chart, MapChart } from '../../../table/replay/kit.ts';
import { t } from '../strings.ts';
import { namesOf } from './Ways.tsx';

export function ChartTable({ chart, onGo }: { chart: Chart; onGo: (at: number) => void }) {
  return (
    <details className="chart-table">
      <summary>{t('table')}</summary>
      <div className="scroll">
        <table>
          <caption className="sr">{chart.title}</caption>
          {chart.kind === 'map' ? (
            <Marked chart={chart} />
          ) : chart.kind === 'lines' ? (
            <>
              <Head first={t('round')} names={chart.lines.map(({ name }) => name)} />
              <tbody>
                {chart.samples.map(({ at, label }, k) => (
                  <tr key={at}>
                    <th scope="row">
                      <button
                        type="button"
                        className="quiet"
                        aria-label={t('goThere', { label: `${t('round')} ${label}` })}
                        onClick={() => onGo(at)}
                      >
                        {label}
                      </button>
                    </th>
                    {chart.lines.map(({ id, values }) => (
                      <td key={id} className="num">
                        {values[k]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </>
          ) : (
            <>
              <Head
                first={t('player')}
                names={[...chart.causes.map(({ name }) => name), t('total')]}
              />
              <tbody>
                {chart.rows.map(({ id, name, values }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    {chart.causes.map((cause, k) => (
                      <td key={cause.name} className="num">
                        {values[k]}
                      </td>
                    ))}
                    <td className="num">{values.reduce((sum, value) => sum + value, 0)}</td>
                  </tr>
                ))}
              </tbody>
            </>
          )}
        </table>
      </div>
    </details>
  );
}

/** Marks of a map by place, in the order of time. */
function Marked({ chart }: { chart: MapChart }) {
  return (
    <>
      <Head first={t('player')} names={[chart.title]} />
      <tbody>
        {chart.lines.map(({ id, name, marked }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{namesOf(chart, marked)}</td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

function Head({ first, names }: { first: string; names: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {names.map((name) => (
          <th key={name} scope="col" className="num">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
