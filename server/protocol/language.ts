/** The names by which a browser tells the server the language of its pages. */

/** The cookie with the chosen language; without it, the browser's languages count. */
export const LANGUAGE_COOKIE = 'laguna-language';
/** The parameter of an address with the language of that page; it overrides the cookie. */
export const LANGUAGE_QUERY = 'lang';
