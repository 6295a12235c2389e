/** Refusals of wrong commands. */

/** Reports an error in the command and exits. */
export function leave(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** A number from a command line; exits with a sentence if it is not a whole number from 1 on. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) leave(`--${name} must be a whole number, 1 or more.`);
  return value;
}
