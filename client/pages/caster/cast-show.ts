/**
 * Puts one moment of a caster's match on the table: staged if it follows the shown one, at once
 * otherwise. All drawing code reads the table's store and the hands, which this module feeds.
 */

import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import type { CastState, CastStep } from '../../../server/protocol/casting.ts';
import type { TableSeat, TableState } from '../../../server/protocol/messages.ts';
import { useHands } from '../../store/hands.ts';
import { useTable } from '../../store/table.ts';
import { useTempo } from '../../store/tempo.ts';
import type { ReplayKit } from '../../table/replay/kit.ts';
import { useCast } from './cast-store.ts';

/**
 * The game's function that opens purses for a viewer who knows the hands; set by the page once it
 * is loaded.
 */
let open: ReplayKit['open'] | null = null;
export function setOpening(kit: ReplayKit): void {
  open = kit.open;
  const { at } = useCast.getState();
  if (at >= 0) show(at);
}

/** The hands of a moment. */
const handsAt = (at: number): (JsonObject | null)[] =>
  (useCast.getState().moments[at]?.hands ?? []) as (JsonObject | null)[];

/** The public view of a moment with the data of the hands; null if there is none. */
function viewAt(at: number): ViewBase | null {
  const moment = useCast.getState().moments[at];
  if (!moment) return null;
  const view = moment.view as ViewBase;
  return open ? open(view, handsAt(at)) : view;
}

/** Shows the step number `to` at once, limited to the existing steps. */
export function show(to: number): void {
  const { steps, state } = useCast.getState();
  const at = Math.max(0, Math.min(to, steps.length - 1));
  const view = viewAt(at);
  if (!view || !state) return;
  const table = useTable.getState();
  useCast.setState({ at, whatIf: null });
  useTempo.getState().set('instant');
  useHands.getState().set(handsAt(at));
  table.patch({ connection: 'open', table: tableOf(state) });
  table.show(null);
  table.show(view);
  table.recall(struckOut(at));
}

/** The steps up to `at`, those undone by then marked as such. */
function struckOut(at: number): CastStep[] {
  const list = useCast.getState().steps.slice(0, at + 1);
  return list.map((step, k) => {
    const withdrawn = list
      .slice(k + 1)
      .some(({ withdrawnTo }) => withdrawnTo !== undefined && withdrawnTo < step.seq);
    return withdrawn ? { ...step, withdrawn } : step;
  });
}

/**
 * One step on, staged.
 * @returns whether there was one
 */
export function forward(): boolean {
  const { at, steps, whatIf } = useCast.getState();
  const step = steps[at + 1];
  if (!step) return false;
  if (at < 0 || whatIf) {
    show(at + 1);
    return true;
  }
  const view = viewAt(at + 1);
  if (!view) return false;
  const table = useTable.getState();
  useCast.setState({ at: at + 1 });
  if (!useCast.getState().playing) useTempo.getState().set(null);
  useHands.getState().set(handsAt(at + 1));
  const { seq, seat, events, withdrawnTo } = step;
  if (withdrawnTo !== undefined) table.withdraw(view, withdrawnTo, seat, seq);
  else table.feed(view, events, seq, seat);
  return true;
}

/** The newest step that may be shown. */
export function newest(): void {
  show(useCast.getState().steps.length - 1);
}

/** A position that is no part of the match, until `show` is called. */
export function suppose(view: ViewBase, hands: readonly (JsonObject | null)[]): void {
  useTempo.getState().set('instant');
  useHands.getState().set(hands);
  useTable.getState().show(open ? open(view, hands) : view);
}

/** Clears the table: the page is left. */
export function clear(): void {
  useHands.getState().set(null);
  useTempo.getState().set(null);
  useTable.getState().reset();
}

/** A table around the match, as panels and city expect one. */
function tableOf({ code, game, matchId, seats }: CastState): TableState {
  const chairs = seats.map(
    ({ name, color, bot }, seat): TableSeat => ({
      seat,
      name,
      color,
      bot: bot ? 'bot' : '',
      taken: !bot,
      connected: true,
      held: false,
      bank: 0,
      open: false,
      reserved: false,
      keepsWaiting: false,
      removable: false,
    }),
  );
  return {
    code,
    game,
    stage: 'playing',
    host: -1,
    pace: 'normal',
    options: {},
    seats: chairs,
    spectators: 0,
    matchId,
    keyHash: '',
    key: '',
    nextKeyHash: '',
    contributions: [],
    chain: '',
    digest: '',
    seq: 0,
    bank: 0,
    pause: 'none',
    pauseSeats: 0,
    votes: [],
    listed: false,
    screen: false,
    view: null,
  };
}
