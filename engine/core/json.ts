/** Values as they stand in logs and messages. */

/** Anything that came over the wire and claims to be an action. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
