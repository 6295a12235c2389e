/** JSON values of logs and messages. */

/** Any value off the wire that claims to be an action. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
