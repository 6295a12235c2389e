/**
 * The choice of production: every business that may be used, ticked or not, and their product
 * together.
 */

import type { SiteId } from '../../../../engine/games/patrons-of-venice/map.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { useTable } from '../../../store/table.ts';
import { ForGood } from '../../../table/decision/DecisionFrame.tsx';
import { Bill } from '../../../table/inputs/Counting.tsx';
import { noted } from '../../../table/noted.ts';
import { type Choice, Choices } from '../../../table/panels/Choices.tsx';
import { MAIN } from '../../../table/seat/drafts.ts';
import { useDraft, useDrafts } from '../drafts.ts';
import { businessOf, cardsIn } from '../facts.ts';
import { making } from '../last.ts';
import { type Position, situation } from '../position.ts';
import { usePreset } from '../presets.ts';
import { fullest, type Production, production, type Workshop } from '../production.ts';
import { t } from '../strings/index.ts';
import {
  businessName,
  cardsName,
  goodName,
  goodsName,
  outputName,
  seatName,
  siteName,
} from '../strings/names.ts';
import { incomeWhy } from '../strings/outlook.ts';
import { BusinessIcon, Ducats, FavourIcon, GoodIcon } from './icons.tsx';

export function Workshops({ position }: { position: Position }) {
  const { batch } = useDraft();
  const busy = useTable((table) => table.busy);
  const running = usePreset((store) => store.running.length > 0);
  const { pick, hover, change } = useDrafts.getState();
  const { view, seat } = position;
  if (!view.you) return null;
  const made = production(view.public, view.you, batch);
  const all = fullest(view.public, view.you);
  const find = (id: string | null) => made.workshops.find(({ site }) => site === id);
  return (
    <div className="form">
      <Choices
        label={t('make.title')}
        shown
        className="list answers pv-answers pv-workshops"
        choices={made.workshops.map((workshop) => choiceOf(position, workshop))}
        onPick={(id) => pick({ kind: 'site', site: id as SiteId })}
        onHover={(id) => {
          const site = find(id)?.site;
          hover(site ? { kind: 'site', site } : null);
        }}
      />
      {batch.length === 0 && all.length > 0 && (
        <button type="button" data-tick-all onClick={() => change({ batch: all })}>
          {t('make.all', { n: all.length })} <kbd>↵</kbd>
        </button>
      )}
      {batch.length > 0 && <Bill lines={billOf(made, seat)} />}
      {made.order.length > 0 && (
        <button
          type="button"
          className="primary confirm"
          data-confirm
          disabled={busy || running}
          onClick={() => usePreset.getState().run(making(made.order))}
        >
          {t('make.confirm', { n: made.order.length })} <kbd>↵</kbd>
          <ForGood />
        </button>
      )}
    </div>
  );
}

function choiceOf({ view, seat }: Position, workshop: Workshop): Choice {
  const { site, business, owner, income, state, missing } = workshop;
  const { output, inputs } = businessOf(business);
  const why = {
    used: t('make.used'),
    empty: t('make.empty'),
    blocked: t('make.blocked'),
    missing: t('make.missing', { goods: cardsName(missing) }),
    open: null,
    chosen: null,
  }[state];
  return {
    id: site,
    chosen: state === 'chosen' || state === 'blocked',
    target: `site:${site}`,
    // A chosen business that lacks inputs because of the others can be taken out again.
    blocked: state === 'blocked' ? null : why,
    name: siteName(site),
    label: (
      <>
        <span className="pv-tick" aria-hidden="true" />
        <BusinessIcon business={business} size={22} />
        <span className="pv-name">
          {capital(outputName(output))}
          <span className="pv-recipe" aria-hidden="true">
            {inputs.map((good) => (
              <GoodIcon key={good} good={good} size={14} />
            ))}
          </span>{' '}
          <small>{t('make.from', { goods: listed(inputs.map(goodName)) })}</small>
        </span>
        <span {...noted(incomeWhy(income))}>
          <Ducats n={income.total} />
        </span>
        {output !== 'cloth' && output !== 'canvas' && <FavourIcon size={17} />}
      </>
    ),
    note: (
      <>
        {capital(businessName(business))}, {siteName(site)}: {incomeWhy(income)}
        {owner !== seat && `, ${t('make.owner', { name: seatName(view, owner, seat) })}`}
        {state === 'blocked' && <em> {why}</em>}
      </>
    ),
  };
}

/** The running total: goods used up, goods that come into the hand, favours, ducats. */
function billOf({ ducats, favours, consumed, made }: Production, seat: number) {
  return [
    { label: t('make.uses'), text: goodsName(consumed) },
    ...(cardsIn(made) > 0 ? [{ label: t('make.goods'), text: goodsName(made) }] : []),
    ...(favours > 0 ? [{ label: t('make.favours'), text: t('make.points', { n: favours }) }] : []),
    { label: t('make.total'), text: t('ducats', { n: ducats[seat] ?? 0 }) },
  ];
}

/**
 * Produces at the ticked businesses; where none is ticked, it ticks those that make the most
 * together.
 */
export function makeAll(position: Position): boolean {
  const { drafts, change } = useDrafts.getState();
  const { view } = position;
  const { batch = [] } = drafts[MAIN] ?? {};
  if (situation(position) !== 'produce' || !view.you) return false;
  if (batch.length === 0) {
    const all = fullest(view.public, view.you);
    if (all.length > 0) change({ batch: all });
    return all.length > 0;
  }
  const { running, run } = usePreset.getState();
  const { order } = production(view.public, view.you, batch);
  if (order.length > 0 && running.length === 0 && !useTable.getState().busy) run(making(order));
  return true;
}
