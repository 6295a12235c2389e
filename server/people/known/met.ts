/** Who has come to a table, to the queue or to the list of open tables by a proved key. */

import type { House } from '../../house.ts';
import { type Introduction, introductionText, type Target } from '../../protocol/company.ts';
import type { PeopleBook } from './book.ts';
import { type Ignores, markOf } from './ignoring.ts';
import { idOf, isSigned } from './signing.ts';

/** A person, and whom that one does not hear or meet. */
export interface Met extends Ignores {
  readonly key: string;
  /** The person; of a key that the server does not know yet the one that it would begin. */
  readonly person: string;
  readonly mark: string;
}

/** The person of a key, null if its device was struck off. */
export async function metBy(people: PeopleBook, key: string): Promise<Met | null> {
  const known = await people.known(key);
  if (known?.struck) return null;
  const person = known?.person ?? idOf(key);
  return { key, person, mark: markOf(person), ...(await people.ignoring.of(person)) };
}

/**
 * The person who introduces a key; the nonce is used up by any try.
 * @param target what it was signed for
 * @returns null if it proves nothing: such a visitor counts as one without a key
 */
export async function introduced(
  { people, nonces }: Pick<House, 'people' | 'nonces'>,
  target: Target,
  { key, nonce, signature }: Introduction,
): Promise<Met | null> {
  const known = await nonces.take(nonce);
  if (known === null || known === 'late') return null;
  return isSigned(key, introductionText(key, nonce, target), signature) ? metBy(people, key) : null;
}
