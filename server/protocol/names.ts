/**
 * How the words of a person are written: one line of visible text. Whatever cannot be read is taken
 * out and what remains is passed on; nothing of it is ever markup. The same for names, which must
 * stand out from one another, and for the chat. Without packages: the client takes it, too.
 */

/** Longest name of a person, in code points: a letter with its own accent is one, a flag is two. */
export const MAX_NAME = 24;
/** Marks above and below one letter: Burmese needs four, and a tower of them covers what is near. */
export const MAX_MARKS = 4;
const ASIDE = /\p{Mc}/u;

/**
 * What leaves a blank or nothing on the screen: controls, directions and joiners (`\p{C}`), blanks,
 * ends of lines, the fillers of Hangul and Khitan, the empty cell of Braille, the null note head, and
 * what stands for an object that is not there.
 */
const BLANK = /[\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0\ufffc\u{16fe4}\u{1d159}]+/gu;
/** Signs that no font draws, within a word; an emoji's choice of form (U+FE0F) is kept after it. */
const UNDRAWN = /(\p{Emoji}\ufe0f)|\p{Default_Ignorable_Code_Point}/gu;
/** Marks with nothing below them would hang over whatever stands before. */
const HANGING = /(^| )\p{M}+/gu;
const MARKS = /\p{M}+/gu;

/**
 * One line of at most `most` code points in Unicode's composed form (NFC): single blanks between
 * words, none around; no controls, no directions; at most `MAX_MARKS` marks on a letter. It is empty
 * if nothing of it could be seen. What it returns it returns unchanged.
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

/** A run of marks as high as it may be; those that stand beside their letter are no part of a tower. */
function lowered(marks: string): string {
  let height = 0;
  return [...marks].filter((mark) => ASIDE.test(mark) || ++height <= MAX_MARKS).join('');
}

/** What a person may be called; empty if nothing of it could be seen. */
export const cleanName = (given: string): string => plainLine(given, MAX_NAME);

/**
 * What makes two names one to the eye: other widths and forms of the same letters, capitals, and
 * blanks are no difference. Letters of two alphabets that look alike are told from one another.
 */
function keyOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
}

/**
 * The name, told apart from those of others by a number behind it if it looks like one of them.
 * @param name as `cleanName` leaves it
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
