/** The files of a build in another language: their choice, their names and their references. */

/** The relevant facts of a script of a build. */
export interface Script {
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** The scripts that differ by language: scripts with texts, and all that load such a script. */
export function differing(
  scripts: ReadonlyMap<string, Script>,
  hasTexts: (code: string) => boolean,
): ReadonlySet<string> {
  const found = new Set<string>();
  const loaders = new Map<string, string[]>();
  for (const [file, { imports, dynamicImports }] of scripts) {
    for (const other of [...imports, ...dynamicImports]) {
      loaders.set(other, [...(loaders.get(other) ?? []), file]);
    }
  }
  const waiting = [...scripts].flatMap(([file, { code }]) => (hasTexts(code) ? [file] : []));
  for (const file of waiting) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(loaders.get(file) ?? []));
  }
  return found;
}

/** `assets/Hud-1a2b3c4d.js` in German: `assets/de/Hud-1a2b3c4d.js`. Its hash holds for all languages. */
export function scriptIn(file: string, language: string): string {
  const slash = file.lastIndexOf('/') + 1;
  return `${file.slice(0, slash)}${language}/${file.slice(slash)}`;
}

/** `index.html` in German: `index.de.html`. */
export const pageIn = (file: string, language: string): string =>
  file.replace(/\.html$/, `.${language}.html`);

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** The code of a script in the folder of a language: scripts that do not differ are one folder up. */
export function scriptAt(
  code: string,
  language: string,
  scripts: Iterable<string>,
  differ: ReadonlySet<string>,
): string {
  const byName = new Map([...scripts].map((file) => [nameOf(file), file]));
  return code
    .replace(/(["'`])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) => {
      const file = byName.get(name);
      return file === undefined || differ.has(file) ? whole : `${quote}../${name}${quote}`;
    })
    .replace(/(["'`])(\/?)([\w./-]+\.js)\1/g, (whole, quote: string, root: string, file: string) =>
      differ.has(file) ? `${quote}${root}${scriptIn(file, language)}${quote}` : whole,
    );
}

/** The direction of a language's script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    getTextInfo?: () => { readonly direction?: string };
  };
  return locale.getTextInfo?.().direction === 'rtl' ? 'rtl' : 'ltr';
}

/** A page with the language and direction in its first element. */
export const inLanguage = (html: string, language: string): string =>
  html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`);

/** A page in a language: its attributes, its scripts, and the texts of its head. */
export function pageAt(
  html: string,
  language: string,
  differ: ReadonlySet<string>,
  texts: readonly (readonly [english: string, translated: string])[],
): string {
  const page = inLanguage(html, language).replace(/"\/([\w./-]+\.js)"/g, (whole, file: string) =>
    differ.has(file) ? `"/${scriptIn(file, language)}"` : whole,
  );
  return texts.reduce((rest, [english, translated]) => rest.replaceAll(english, translated), page);
}

/** The manifest of the installed page in a language. */
export const manifestIn = (language: string): string => `manifest.${language}.webmanifest`;

/** Its text, with its texts and its language. */
export function manifestAt(
  manifest: string,
  language: string,
  texts: readonly (readonly [english: string, translated: string])[],
): string {
  const named = Object.fromEntries(texts);
  const said = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? (named[value] ?? value) : value;
  const all = JSON.parse(manifest, said) as object;
  return JSON.stringify({ ...all, lang: language, dir: directionOf(language) });
}
