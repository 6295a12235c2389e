/**
 * What a thing on the page says of itself: its note, told to pointer, keyboard focus and a long press
 * (`NoteLayer`), and to a screen reader as its description. It stands in place of the browser's own
 * `title`, which neither a finger nor a key reaches.
 */

/** Attributes of an element with a note; a type, so that it also stands among other marks. */
export type Noted = {
  readonly 'data-note'?: string;
  readonly 'aria-description'?: string;
};

const NONE: Noted = {};

/**
 * The attributes of an element with the note `text`; none where there is nothing to say. Where the
 * element's name says the same already, `data-note` alone is enough.
 */
export const noted = (text: string | null | undefined): Noted =>
  text ? { 'data-note': text, 'aria-description': text } : NONE;
