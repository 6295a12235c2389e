/** A business for a free building site. */

import type { Command } from '../../../core/contract.ts';
import type { EventSink } from '../../../core/events.ts';
import { entriesOf, type OpenField, open, REFUSED, word } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { SPONSOR_BUSINESS } from '../codes.ts';
import { BUSINESS, BUSINESSES, GOODS } from '../data.ts';
import { tell } from '../effects/emit.ts';
import * as E from '../errors.ts';
import { answered } from '../flow.ts';
import { SITES } from '../map.ts';
import { during, type PvOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OpenAction, SponsorBusinessAction } from '../types.ts';
import { canShow, firstProof, PROOFS, proofOf, shownIn } from './proof.ts';

const businessOf = (code: number): number => body(code) >> 8;
export const siteOf = (code: number): number => (code >> 3) & 31;
/** 0 if nothing is shown. */
const proofIn = (code: number): number => code & 7;
const parameters = (business: number, site: number, proof: number): number =>
  (business << 8) | (site << 3) | proof;

/** Free sites. Scratch, so that nothing is allocated. */
const FREE = new Int32Array(SITES.length);

/** Adds the businesses that `p` can sponsor to a list of `n` codes; returns its new length. */
export function list(s: S.State, p: number, out: Int32Array, n: number): number {
  if (s[S.CUBES + S.at(p)] === 0) return n;
  let free = 0;
  for (let site = 0; site < SITES.length; site++) {
    if (s[S.SITE_BUSINESS + site] < 0) FREE[free++] = site << 3;
  }
  let end = n;
  for (let business = 0; business < BUSINESSES.length; business++) {
    if (s[S.TILES + business] === 0 || s[S.DUCATS + S.at(p)] < BUSINESS[business].cost) continue;
    const code = SPONSOR_BUSINESS + (business << 8);
    if (S.owns(s, p, business)) {
      for (let i = 0; i < free; i++) out[end++] = code + FREE[i];
      continue;
    }
    const proofs = PROOFS[business];
    for (let k = 0; k < proofs.length; k++) {
      if (!canShow(s, p, business, proofs[k])) continue;
      for (let i = 0; i < free; i++) out[end++] = code + FREE[i] + proofs[k];
    }
  }
  return end;
}

/** One or two different goods. */
const GOOD = word(GOODS);
const proofField: OpenField = {
  kind: 'list',
  optional: true,
  clean: (value) => {
    const named = entriesOf(value, 2).map((good) => GOODS[GOOD.read(good)]);
    if (named.length === 0 || named[0] === named[1]) throw REFUSED;
    return named;
  },
};

/** PV-054: one business, or one statue, or neither. */
export const sponsorBusinessRow: PvOpenRow = {
  type: 'sponsorBusiness',
  code: SPONSOR_BUSINESS,
  phases: during(S.PHASE_SPONSOR),
  rule: 'PV-054',
  open: { business: open(word(BUSINESSES)), site: open(word(SITES)), proof: proofField },
  refusals: {
    NO_TILE_LEFT: 'PV-061',
    BUILDING_OCCUPIED: 'PV-060',
    NO_CUBE_LEFT: 'PV-030',
    NOT_ENOUGH_DUCATS: 'PV-059',
  },
  listed: { pack, unpack },
  check,
  apply: (s, p, command, _chance, sink) => {
    // A command that has no code is refused.
    if (typeof command === 'number') sponsor(s, p, command, sink);
  },
};

const indicesOf = (action: SponsorBusinessAction): readonly [business: number, site: number] => [
  BUSINESSES.indexOf(action.business),
  SITES.indexOf(action.site),
];

/**
 * Any legal action has a code: its proof is the shown one. A proof is ignored if the type is owned,
 * and chosen if it is missing. -1 for an impossible proof.
 */
function pack(s: S.State, p: number, action: OpenAction): number {
  const asked = action as SponsorBusinessAction;
  const [business, site] = indicesOf(asked);
  if (S.owns(s, p, business)) return parameters(business, site, 0);
  if (!asked.proof) return parameters(business, site, firstProof(s, p, business));
  const proof = proofOf(business, asked.proof);
  return proof < 0 ? -1 : parameters(business, site, proof);
}

function unpack(_s: S.State, _p: number, code: number): SponsorBusinessAction {
  const business = businessOf(code);
  const proof = shownIn(business, proofIn(code));
  return {
    type: 'sponsorBusiness',
    business: BUSINESSES[business],
    site: SITES[siteOf(code)],
    ...(proof.length > 0 && { proof }),
  };
}

function check(s: S.State, p: number, command: Command<OpenAction>): number {
  if (typeof command === 'number') {
    const business = businessOf(command);
    const site = siteOf(command);
    if (business >= BUSINESSES.length || site >= SITES.length) return E.UNKNOWN_ID;
    return checkIn(s, p, business, site, isQualified(s, p, business, proofIn(command)));
  }
  const [business, site] = indicesOf(command as SponsorBusinessAction);
  return checkIn(s, p, business, site, false);
}

/** PV-055, PV-056, PV-057 */
function isQualified(s: S.State, p: number, business: number, proof: number): boolean {
  if (S.owns(s, p, business)) return proof === 0;
  return PROOFS[business].includes(proof) && canShow(s, p, business, proof);
}

function checkIn(
  s: S.State,
  p: number,
  business: number,
  site: number,
  qualified: boolean,
): number {
  if (s[S.TILES + business] === 0) return E.NO_TILE_LEFT;
  if (s[S.SITE_BUSINESS + site] >= 0) return E.BUILDING_OCCUPIED;
  if (s[S.CUBES + S.at(p)] === 0) return E.NO_CUBE_LEFT;
  if (!qualified) return E.MISSING_PROOF;
  return s[S.DUCATS + S.at(p)] < BUSINESS[business].cost ? E.NOT_ENOUGH_DUCATS : E.OK;
}

/** PV-058: shown goods stay in the hand. */
function sponsor(s: S.State, p: number, code: number, sink: EventSink | null): void {
  const business = businessOf(code);
  const site = siteOf(code);
  const price = BUSINESS[business].cost;
  s[S.DUCATS + S.at(p)] -= price; // PV-059
  s[S.TILES + business]--;
  s[S.CUBES + S.at(p)]--;
  // PV-021, PV-060
  s[S.SITE_BUSINESS + site] = business;
  s[S.SITE_OWNER + site] = p;
  if (sink) {
    tell(sink, {
      type: 'businessSponsored',
      seat: p,
      business: BUSINESSES[business],
      site: SITES[site],
      shown: shownIn(business, proofIn(code)),
      price,
    });
  }
  answered(s, sink);
}
