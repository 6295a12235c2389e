/** All charts of a match, on one sheet of paper. */

import './charts.css';
import { Dialog } from '../../../table/panels/Dialog.tsx';
import { seek } from '../player.ts';
import { useReplay } from '../store.ts';
import { t } from '../strings.ts';
import { Bars } from './Bars.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Lines } from './Lines.tsx';
import { useCourse } from './use-course.ts';
import { Ways } from './Ways.tsx';

export function Charts() {
  const shown = useReplay((replay) => replay.shown);
  const at = useReplay((replay) => replay.at);
  const close = (): void => useReplay.setState({ charts: false });
  const course = useCourse(shown);
  if (!shown) return null;
  const charts = course ? [course, ...shown.story.charts] : shown.story.charts;
  const go = (to: number): void => {
    close();
    seek(to);
  };
  return (
    <Dialog title={t('charts')} onClose={close} className="charts">
      <div className="charts-sheet">
        {charts.map((chart) => (
          <figure key={chart.id} data-chart={chart.id}>
            <figcaption>
              <h3>{chart.title}</h3>
              <p className="help">{chart.about}</p>
            </figcaption>
            {chart.kind === 'lines' && <Lines chart={chart} at={at} onGo={go} />}
            {chart.kind === 'bars' && <Bars chart={chart} />}
            {chart.kind === 'map' && <Ways chart={chart} />}
            <ChartTable chart={chart} onGo={go} />
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
