/** `previews.json` of a build: the texts and pictures for links to its pages. */

/** A title and a sentence, with gaps such as `{game}`. */
export interface PreviewText {
  readonly title: string;
  readonly text: string;
}

export interface GamePreview {
  readonly name: string;
  readonly summary: string;
  /** Address of its picture; null if there is none. */
  readonly picture: string | null;
  /** A description of the picture, for those who do not see it. */
  readonly pictured: string;
}

/** The kind of page that a link leads to. */
export type PreviewKind =
  | 'home'
  | 'game'
  | 'learn'
  | 'help'
  | 'invite'
  | 'table'
  | 'lobby'
  | 'playing'
  | 'finished'
  | 'replay';

export interface Previews {
  /** Pixels of each picture. */
  readonly size: { readonly width: number; readonly height: number };
  readonly texts: { readonly [kind in PreviewKind]: PreviewText };
  /** Word for a bot among the names of a table. */
  readonly bot: string;
  readonly games: { readonly [id: string]: GamePreview };
  /** The game whose picture represents the house. */
  readonly house: string;
}
