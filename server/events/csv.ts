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
  const head =
    'place,number,name,status,group,matches,points,points of opponents,score above average';
  const rows = places.map((one) => {
    const { place, id, name, status, group, played, points, opponents, above } = one;
    return [place, id, name, status, group, played, points, opponents, above];
  });
  return lines([head.split(','), ...rows]);
}

/** One row for each seat; of tables that count alone. */
export function resultsCsv(tables: readonly EventTable[]): string {
  const head = 'round,table,code,final,number,name,place,score,points';
  const rows = tables
    .filter(({ state }) => state === 'done')
    .flatMap(({ round, number, code, final, seats }) =>
      seats.map(({ id, name, place = '', score = '', points = '' }) => {
        const [who, called] = id === 0 ? ['', 'bot'] : [id, name];
        return [round, number, code, final ? 'yes' : '', who, called, place, score, points];
      }),
    );
  return lines([head.split(','), ...rows]);
}
