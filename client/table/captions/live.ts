/** The caption on the page: the page writes it and the canvas places it. */

/** `place`: a site of the scenery; `version` counts the changes of the caption. */
export const liveCaption: {
  element: HTMLElement | null;
  place: string | null;
  version: number;
} = { element: null, place: null, version: 0 };
