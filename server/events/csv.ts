/** Standings and results as CSV, for the operator's spreadsheet. Pure. */

import type { EventPlace, EventTable } from '../protocol/events.ts';

/** A spreadsheet takes a text with such a beginning for a formula. */
const FORMULA = /^[\s'"]*[=+\-@\t\r]/;

/** One field: names are anybody's text, and no text of them is ever a formula. */
export function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const plain = value.replace(/[\r\n\t]+/g, ' ');
  const text = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  // The mark makes spreadsheets read UTF-8.
  `\ufeff${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;

export function standingsCsv(places: readonly EventPlace[]): string {
  const head = ['place', 'number', 'name', 'status', 'group', 'matches', 'points'];
  const rows = places.map((one) => [
    ...[one.place, one.id, one.name, one.status, one.group, one.played, one.points],
    ...[one.opponents, one.above],
  ]);
  return lines([[...head, 'points of opponents', 'score above average'], ...rows]);
}

/** One row for each seat; of tables that count alone. */
export function resultsCsv(tables: readonly EventTable[]): string {
  const head = ['round', 'table', 'code', 'final', 'number', 'name', 'place', 'score', 'points'];
  const rows = tables.flatMap(({ round, number, code, final, state, seats }) =>
    state !== 'done'
      ? []
      : seats.map(({ id, name, place = '', score = '', points = '' }) => [
          ...[round, number, code, final ? 'yes' : ''],
          ...(id === 0 ? ['', 'bot'] : [id, name]),
          ...[place, score, points],
        ]),
  );
  return lines([head, ...rows]);
}
