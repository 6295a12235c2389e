/** Addresses of moments: `/replay/ID?at=123&seat=2`. Pure. */

import type { Eye } from '../../table/replay/recording.ts';

export interface Moment {
  /** Commands carried out; null: the beginning. */
  readonly at: number | null;
  readonly eye: Eye;
}

/** All secrets are open after the end. */
export const DEFAULT_EYE: Eye = 'all';

/** The moment in the query of an address. Invalid values are ignored. */
export function momentOf(search: string, seats: number): Moment {
  const asked = new URLSearchParams(search);
  const at = asked.get('at');
  return {
    at: at !== null && /^\d{1,9}$/.test(at) ? Number(at) : null,
    eye: eyeOf(asked.get('seat'), seats),
  };
}

function eyeOf(seat: string | null, seats: number): Eye {
  if (seat === 'public' || seat === 'all') return seat;
  const number = seat !== null && /^\d$/.test(seat) ? Number(seat) : 0;
  return number >= 1 && number <= seats ? number - 1 : DEFAULT_EYE;
}

/** The seat whose decisions the address asks to review, as `?review=2`; null: none. */
export function reviewedSeat(search: string, seats: number): number | null {
  const asked = Number(new URLSearchParams(search).get('review') ?? 'none');
  return Number.isInteger(asked) && asked >= 1 && asked <= seats ? asked - 1 : null;
}

/** The query of a moment; seats count from 1 on, as people do. */
export function queryOf({ at, eye }: Moment): string {
  const query = new URLSearchParams();
  if (at !== null) query.set('at', String(at));
  if (eye !== DEFAULT_EYE) query.set('seat', typeof eye === 'number' ? String(eye + 1) : eye);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The path of a moment of the match `id`. */
export const pathOf = (id: string, moment: Moment): string =>
  `/replay/${encodeURIComponent(id)}${queryOf(moment)}`;
