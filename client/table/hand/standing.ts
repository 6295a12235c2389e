/**
 * Parts that a phone fetches only after its page of the turn: the player's decision comes first.
 */

let told: () => void = () => undefined;

/** Settles when the page of the turn has been drawn for the first time. */
export const turnStands: Promise<void> = new Promise((settle) => {
  told = settle;
});

/** The page of the turn has been drawn. */
export function sayTurnStands(): void {
  told();
}
