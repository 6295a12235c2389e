/**
 * Round, the asked seat, the ship with the owner of its flag, and the clock; at last the winner.
 */

import { WARES } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import { turnPart } from '../../../table/overlay/turn.ts';
import { shipOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { cargoName, flagName, seatName } from '../strings/names.ts';
import {
  FLAG_PATHS,
  LAUREL_PATH,
  SAIL_PATH,
  SCROLL_PATH,
  WARE_COLORS,
  WARE_PATHS,
} from './signs.ts';

const ASKED = {
  claim: 'overlay.asked',
  place: 'overlay.places',
  promo: 'overlay.takes',
} as const;

/** A sign and its colour; '' is the colour of the text. */
type Piece = readonly [path: string, color: string];

/** The cargo on deck, piece by piece. */
function cargoOf(card: string): Piece[] {
  const { wares, scrolls, promo } = shipOf(card);
  const some = (n: number, piece: Piece): Piece[] => Array.from({ length: n }, () => piece);
  return [
    ...WARES.flatMap((ware, k) => some(wares[k] ?? 0, [WARE_PATHS[ware], WARE_COLORS[ware]])),
    ...some(scrolls, [SCROLL_PATH, '#c9a35a']),
    ...some(promo ? 1 : 0, [LAUREL_PATH, '#6f9a4a']),
  ];
}

function makePiece() {
  const svg = sign('');
  return { root: el('span', 'ov-piece', [svg]), svg };
}

/** The ship under decision, as signs: they are read faster than any sentence. */
function ship() {
  const speed = el('b', 'ov-speed');
  const deck = el('span', 'ov-deck');
  const pieces: ReturnType<typeof makePiece>[] = [];
  const [flag, owner, claim] = [sign(''), emblem(), el('span', 'ov-claim-text')] as const;
  const laid = el('span', 'ov-claim', [flag, owner, claim]);
  const left = el('span', 'ov-left');
  const sail = el('span', 'ov-sail', [sign(SAIL_PATH, '#fbf5e6', '#a98c52'), speed]);
  const root = el('span', 'ov-what ov-ship', [sail, deck, laid, left]);

  function show({ current, seats, shipDeck }: PublicView, view: View): void {
    mark(root, 'empty', current === null);
    if (!current) return;
    const { card, claim: on } = current;
    const cargo = cargoOf(card);
    write(speed, shipOf(card).value);
    keep(deck, pieces, cargo.length, makePiece);
    for (const [k, [path, color]] of cargo.entries()) {
      const piece = pieces[k];
      if (piece) redraw(piece.svg, path, color);
    }
    if (deck.title !== cargoName(card)) deck.title = cargoName(card);
    mark(laid, 'flag', on?.flag ?? 'none');
    redraw(flag, on ? FLAG_PATHS[on.flag] : '', 'currentColor');
    showEmblem(owner, on ? seats[on.seat]?.color : undefined);
    const name = on ? seatName(view, on.seat, null) : '';
    write(claim, on ? t('overlay.claim', { flag: flagName(on.flag), name }) : t('overlay.free'));
    write(left, t('overlay.left', { n: shipDeck }));
  }

  return {
    root,
    update(view: View | null) {
      if (view) show(view.public, view);
      else mark(root, 'empty', true);
    },
  };
}

export const turn = turnPart<View>({
  kind: 'ov-poll',
  round: ({ public: { phase, round } }) =>
    phase === 'gameOver' ? t('round.over') : t('round.name', { n: round }),
  winners(view) {
    const [winner] = view.public.result?.winners ?? [];
    return winner === undefined ? null : { names: seatName(view, winner, null), shared: false };
  },
  who(view) {
    const { decider, phase } = view.public;
    const [seat] = decider;
    if (seat === undefined || phase === 'gameOver') return '';
    return t(ASKED[phase], { name: seatName(view, seat, null) });
  },
  what: ship,
});
