/** The sign on a key. The figure 0 has a stroke: the letter O is a key of its own. */

import './key-sign.css';

/** @param keys one key, or several with the text between them */
export function KeySign({ keys }: { keys: string }) {
  return keys.split(/(0)/).map((part, at) =>
    part === '0' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={at} className="key-zero">
        0
      </span>
    ) : (
      part
    ),
  );
}
