/**
 * The answers beside the question: to decline, to do the same as last time; and both before one is
 * asked.
 */

import type { Action } from '../../../../engine/games/patrons-of-venice/types.ts';
import { useTable } from '../../../store/table.ts';
import { ForGood } from '../../../table/decision/DecisionFrame.tsx';
import { mayBeFinal, useFinality } from '../../../table/decision/finality.ts';
import { Choices } from '../../../table/panels/Choices.tsx';
import { MAIN } from '../../../table/seat/drafts.ts';
import { isSamePreset, type Preset } from '../../../table/seat/presets.ts';
import { useDrafts } from '../drafts.ts';
import { saleOf } from '../facts.ts';
import { making, sameAgain } from '../last.ts';
import { owes, type Position, seat } from '../position.ts';
import { canPreset, declining, usePreset } from '../presets.ts';
import { fullest, production } from '../production.ts';
import { t } from '../strings/index.ts';
import { goodsName } from '../strings/names.ts';
import { AGAIN_KEY, DECLINE_KEY } from './Answers.tsx';

export function Beside({ position }: { position: Position }) {
  const dropped = usePreset((store) => store.dropped);
  if (canPreset(position)) return <Beforehand position={position} dropped={dropped} />;
  return owes(position) && dropped ? <Note text={t('preset.dropped')} /> : null;
}

/** The answers that one press sends while one is asked: below the form, and always in sight. */
export function AtEnd({ position }: { position: Position }) {
  const log = useTable((table) => table.log);
  if (canPreset(position) || !owes(position)) return null;
  const decline = declining(position);
  const again = sameAgain(position, log);
  if (!decline && again.length === 0) return null;
  return (
    <div className="pv-beside">
      {again.length > 0 && <Again position={position} again={again} />}
      {decline && <Decline position={position} action={decline} />}
    </div>
  );
}

/** Sends one or several answers at a press. */
function Sends({
  position,
  actions,
  id,
  children,
  hint,
}: {
  readonly position: Position;
  readonly actions: readonly Action[];
  readonly id: string;
  readonly children: string;
  readonly hint: string;
}) {
  const busy = useTable((table) => table.busy);
  const running = usePreset((store) => store.running.length > 0);
  const isFinal = useFinality(seat.id, position, true);
  const [action = null, ...more] = actions;
  return (
    <button
      type="button"
      data-answer={id}
      disabled={busy || running}
      onClick={() => usePreset.getState().run(actions)}
    >
      {children} <kbd>{hint.toUpperCase()}</kbd>
      {(more.length > 0 || isFinal(action)) && <ForGood />}
    </button>
  );
}

function Decline({ position, action }: { position: Position; action: Action }) {
  const { phase, production: running } = position.view.public;
  const made = (running?.used.length ?? 0) > 0;
  const key = phase === 'produce' && made ? 'produceMore' : phase;
  return (
    <Sends id="decline" position={position} actions={[action]} hint={DECLINE_KEY}>
      {t(`answer.decline.${key as 'produce'}`)}
    </Sends>
  );
}

function Again({ position, again }: { position: Position; again: readonly Action[] }) {
  return (
    <Sends id="again" position={position} actions={again} hint={AGAIN_KEY}>
      {t('answer.again', { what: whatOf(position, again) })}
    </Sends>
  );
}

/** Several answers in a few words: `2 wool, 4 ducats`, `3 goods, 11 ducats`. */
function whatOf({ view, seat }: Position, actions: readonly Action[]): string {
  const [first] = actions;
  if (first?.type === 'sell') {
    return t('again.sell', { goods: goodsName(first.goods), n: saleOf(first.goods).ducats });
  }
  const sites = actions.flatMap((action) => (action.type === 'produce' ? [action.site] : []));
  if (!view.you) return '';
  const { ducats, favours } = production(view.public, view.you, sites);
  return t('again.produce', { n: sites.length, ducats: ducats[seat] ?? 0, favours });
}

type Offer = Preset<Action> & { readonly id: string };

/** The answers that can be set before one is asked. */
function presetsOf(position: Position, log: Parameters<typeof sameAgain>[1]): Offer[] {
  const decline = declining(position);
  const again = sameAgain(position, log);
  const { phase } = position.view.public;
  const { you } = position.view;
  const all = phase === 'produce' && you ? fullest(position.view.public, you) : [];
  return [
    ...(decline ? [{ id: 'decline', actions: [decline], standing: phase === 'tradeBuy' }] : []),
    ...(again.length > 0 ? [{ id: 'again', actions: again }] : []),
    ...(all.length > 0 ? [{ id: 'full', actions: making(all) }] : []),
  ];
}

function Beforehand({ position, dropped }: { position: Position; dropped: boolean }) {
  const log = useTable((table) => table.log);
  const preset = usePreset((store) => store.preset);
  const { phase } = position.view.public;
  const offered = presetsOf(position, log);
  const label = (id: string, actions: readonly Action[]): string => {
    if (id === 'decline') return t(`preset.decline.${phase as 'produce'}`);
    return t(id === 'again' ? 'answer.again' : 'preset.full', { what: whatOf(position, actions) });
  };
  const help = t(phase === 'tradeBuy' ? 'preset.helpBuy' : 'preset.help');
  return (
    <div className="pv-presets">
      <Choices
        shown
        label={t('preset.head')}
        className="list"
        choices={offered.map(({ id, actions }) => ({
          id,
          label: label(id, actions),
          chosen: isSamePreset(preset, { actions }),
        }))}
        onPick={(id) => {
          const picked = offered.find((one) => one.id === id);
          if (picked) usePreset.getState().toggle(picked);
        }}
      />
      <Note text={dropped ? t('preset.dropped') : help} />
    </div>
  );
}

const Note = ({ text }: { text: string }) => (
  <p className="help" role="status">
    {text}
  </p>
);

/** Chooses a single answer that cannot be taken back; false where it is chosen, or may go out at once. */
function isChosenFirst(position: Position, [action, ...more]: readonly Action[]): boolean {
  if (!action || more.length > 0 || !mayBeFinal(seat.id, position, action)) return false;
  const { drafts, edit } = useDrafts.getState();
  if (JSON.stringify(drafts[MAIN]?.action) === JSON.stringify(action)) return false;
  edit(action);
  return true;
}

/**
 * Z and A: to decline and to do the same again, now or beforehand; an answer that cannot be taken
 * back is chosen first. True if there is such an answer.
 */
export function besideByKey(position: Position, key: string): boolean {
  const id = key === DECLINE_KEY ? 'decline' : key === AGAIN_KEY ? 'again' : null;
  if (id === null) return false;
  const found = presetsOf(position, useTable.getState().log).find((one) => one.id === id);
  if (!found) return false;
  const { toggle, run, running } = usePreset.getState();
  if (canPreset(position)) toggle(found);
  else if (owes(position)) {
    if (isChosenFirst(position, found.actions)) return true;
    if (running.length === 0 && !useTable.getState().busy) run(found.actions);
  } else return false;
  return true;
}
