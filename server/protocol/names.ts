/**
 * How a person's words are written: one line of visible text. Unreadable characters are removed and
 * the rest is passed on; nothing of it is ever markup. The same for names, which must differ
 * visibly from one another, and for the chat. Without packages: the client uses it, too.
 */

/**
 * Longest name of a person, in code points: a letter with a composed accent counts as one, a flag
 * as two.
 */
export const MAX_NAME = 24;
/**
 * Marks above and below one letter: Burmese needs four, and a tower of them covers its neighbours.
 */
export const MAX_MARKS = 4;
const ASIDE = /\p{Mc}/u;

/**
 * Characters that leave a blank or nothing on the screen: controls, directions and joiners
 * (`\p{C}`), blanks, ends of lines, the fillers of Hangul and Khitan, the empty cell of Braille,
 * the null note head, and the placeholder of a missing object.
 */
const BLANK = /[\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0\ufffc\u{16fe4}\u{1d159}]+/gu;
/** Signs that no font draws, within a word; an emoji's choice of form (U+FE0F) is kept after it. */
const UNDRAWN = /(\p{Emoji}\ufe0f)|\p{Default_Ignorable_Code_Point}/gu;
/** Marks without a letter below them would hang over the text before. */
const HANGING = /(^| )\p{M}+/gu;
const MARKS = /\p{M}+/gu;

/**
 * One line of at most `most` code points in Unicode's composed form (NFC): single blanks between
 * words, none around; no controls, no directions; at most `MAX_MARKS` marks on a letter. Empty if
 * nothing in it is visible. Its own results pass unchanged.
 */
export function plainLine(given: string, most: number): string {
  const seen = given.normalize('NFC').replace(BLANK, ' ').replace(UNDRAWN, '$1').normalize('NFC');
  const line = seen
    .trim()
    .replace(HANGING, '$1')
    .replace(MARKS, lowered)
    .replace(/ +/g, ' ')
    .trim();
  return [...line].slice(0, most).join('').trim();
}

/** Cuts a run of marks to the allowed height; marks beside their letter do not count. */
function lowered(marks: string): string {
  let height = 0;
  return [...marks].filter((mark) => ASIDE.test(mark) || ++height <= MAX_MARKS).join('');
}

/** The allowed form of a person's name; empty if nothing in it is visible. */
export const cleanName = (given: string): string => plainLine(given, MAX_NAME);

/**
 * A key that is equal for names that look alike: width and form of letters, capitals and blanks
 * make no difference. Similar letters of two alphabets remain different.
 */
function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
}

/**
 * The name, with a number behind it if it looks like a name of others.
 * @param name as `cleanName` returns it
 * @param others the names that are taken
 */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(keyOf));
  if (!taken.has(keyOf(name))) return name;
  for (let number = 2; ; number++) {
    const end = ` ${number}`;
    const next = `${plainLine(name, MAX_NAME - end.length)}${end}`;
    if (!taken.has(keyOf(next))) return next;
  }
}
