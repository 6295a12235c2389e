/** How commands refuse what they are asked. */

/** Says what is wrong with the command and leaves. */
export function leave(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** A number from a command line; leaves with a sentence if it is none from 1 on. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) leave(`--${name} must be a whole number, 1 or more.`);
  return value;
}
