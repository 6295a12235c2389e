/**
 * Parts of the rooms' client that the small pages never use: signing in, sending inputs, predicting
 * them, other transports, very old browsers. Their names must exist; nothing calls them.
 */

const ABSENT = null;

export class Auth {}
export class H3TransportTransport {}
export const publishDebug = (): void => undefined;
/** Every browser that these pages are for has `fetch`. */
export const xhrFetch = ABSENT;
export {
  ABSENT as Callbacks,
  ABSENT as discordURLBuilder,
  ABSENT as Predict,
  ABSENT as PredictedSpawns,
  ABSENT as Reconciler,
  ABSENT as RoomInput,
  ABSENT as SimReconciler,
};
