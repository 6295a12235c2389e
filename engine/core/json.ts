/** JSON values of logs and messages. Nobody changes one that he was given: they are read only. */

/** Any value off the wire that claims to be an action. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** An object in the making. */
export type JsonFields = { [key: string]: Json };

/** Whether a value is a list: `Array.isArray` forgets what a read-only list holds. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Whether a value is an object with named fields. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
