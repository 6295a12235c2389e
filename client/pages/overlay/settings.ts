/** The page that makes an overlay's address: every option, the address, and a preview. */

import '@fontsource/alegreya-sans/latin-400.css';
import './settings.css';
import { cards } from '../../games/registry-cards.ts';
import { overlays } from '../../games/registry-overlay.ts';
import { LANGUAGES } from '../../i18n/language.ts';
import { helpPath } from '../../store/topics.ts';
import { languageName } from '../../table/languages.ts';
import { el, write } from '../../table/overlay/dom.ts';
import {
  chosenParts,
  type OverlayOptions,
  queryOf,
  readOptions,
  SCALE,
} from '../../table/overlay/options.ts';
import type { OverlayGame } from '../../table/overlay/part.ts';
import { type OverlayText, t } from '../../table/overlay/strings.ts';
import { homeGame } from '../../table/use-game.ts';
import { overlayOf } from './games.ts';

const BACKGROUNDS = ['dark', 'light', 'checks'] as const;

interface Form {
  code: string;
  /** Id of the game whose parts are offered: the table's, or the one whose example is shown. */
  game: string;
  options: OverlayOptions;
}

/** A group of choices with one selected. */
function choice<T extends string>(
  name: string,
  label: string,
  values: readonly (readonly [T, string])[],
  chosen: T,
  onPick: (value: T) => void,
): HTMLElement {
  const labels = values.map(([value, text]) => {
    const input = el('input', '', [], { type: 'radio', name, value });
    input.checked = value === chosen;
    input.addEventListener('change', () => onPick(value));
    return el('label', '', [input, el('span', '', [text])]);
  });
  return el('fieldset', 'segments', [el('legend', '', [label]), ...labels], { 'data-of': name });
}

/** The games that an overlay can show, with their names. */
async function gamesOf(): Promise<readonly (readonly [string, string])[]> {
  const known = await Promise.all(Object.values(cards).map((card) => card()));
  return known.flatMap(({ id, name }) => (overlays[id] ? [[id, name] as const] : []));
}

export async function settings(): Promise<void> {
  document.title = t('page');
  document.documentElement.dataset.overlay = 'settings';
  const { options, notes } = readOptions(location.search);
  const home = homeGame(location.search, overlays) ?? '';
  const form: Form = { code: '', game: home, options: { ...options } };
  const address = el('input', 'ov-address', [], { readonly: '', 'aria-label': t('address') });
  const frame = el('iframe', '', [], { title: t('preview'), width: 1920, height: 1080 });
  const picture = el('div', 'ov-picture', [frame]);
  const warning = el('p', 'warning', [], { role: 'alert' });
  const copied = el('span', 'help', [], { role: 'status' });

  const clean = (): string => form.code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  function change(next: Partial<OverlayOptions>): void {
    form.options = { ...form.options, ...next };
    show();
  }
  let timer = 0;
  function show(): void {
    const query = queryOf(form.options);
    // A table has its own game: the choice is between examples.
    chooser.hidden = clean() !== '';
    address.value = `${location.origin}/overlay/${clean() || 'CODE'}${query}`;
    const demo = `/overlay${query ? `${query}&` : '?'}demo&game=${form.game}`;
    const source = clean() ? `/overlay/${clean()}${query}` : demo;
    // Not at every letter of a code, nor at every step of a slider.
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (frame.getAttribute('src') !== source) frame.setAttribute('src', source);
    }, 250);
  }

  const code = el('input', '', [], { name: 'code', maxlength: 12, autocomplete: 'off' });
  code.addEventListener('input', () => {
    form.code = code.value;
    show();
  });
  const size = el('output', '', [String(options.scale)]);
  const scale = el('input', '', [], {
    type: 'range',
    min: SCALE.min,
    max: SCALE.max,
    step: 0.05,
    name: 'scale',
    value: options.scale,
  });
  scale.addEventListener('input', () => {
    write(size, Number(scale.value));
    change({ scale: Number(scale.value) });
  });
  const copy = el('button', 'primary', [t('copy')], { type: 'button' });
  copy.addEventListener('click', () => {
    const done = (text: OverlayText): void => write(copied, t(text));
    // Over plain HTTP there is no clipboard.
    const write_ = navigator.clipboard?.writeText(address.value);
    if (write_) void write_.then(() => done('copied')).catch(() => done('copyFailed'));
    else done('copyFailed');
    address.select();
  });

  const wrong = notes.map(({ option, given }) => t(`note.${option}`, { given }));
  const parts = el('div');
  /** The parts of this game, and a word on those that it does not have. */
  async function offer(game: string): Promise<void> {
    form.game = game;
    const overlay = await overlayOf(game);
    if (!overlay || form.game !== game) return;
    const { names, unknown } = chosenParts(form.options.show, overlay.parts);
    if (unknown.length > 0) change({ show: names });
    const none = unknown.length > 0 ? [t('note.show', { given: unknown.join(', ') })] : [];
    write(warning, [...wrong, ...none].join(' '));
    parts.replaceChildren(partsField(overlay, form, change, warning));
    parts.dataset.partsOf = game;
  }
  const games = await gamesOf();
  const chooser = choice('game', t('game'), games, form.game, (game) => {
    void offer(game);
    show();
  });
  // The table's own game, as its preview reports it.
  addEventListener('message', ({ origin, source, data }: MessageEvent) => {
    const game = (data as { overlayGame?: unknown } | null)?.overlayGame;
    if (origin !== location.origin || source !== frame.contentWindow) return;
    if (typeof game === 'string' && form.code && game !== form.game) void offer(game);
  });

  document.getElementById('app')?.replaceChildren(
    el('main', 'ov-settings', [
      el('section', 'paper-card', [
        el('h1', '', [t('title')]),
        el('p', '', [t('intro')]),
        warning,
        el('label', 'field', [
          el('span', '', [t('code')]),
          code,
          el('small', 'help', [t('codeHelp')]),
        ]),
        ...(games.length > 1 ? [chooser] : []),
        parts,
        el('label', 'field', [el('span', '', [t('scale'), ' ', size]), scale]),
        choice('side', t('side'), pairs(['left', 'right']), options.side, (side) =>
          change({ side }),
        ),
        choice('theme', t('theme'), pairs(['dark', 'light']), options.theme, (theme) =>
          change({ theme }),
        ),
        ...(LANGUAGES.length > 1 ? [languageField(options.lang, (lang) => change({ lang }))] : []),
      ]),
      el('section', 'paper-card ov-preview', [
        choice(
          'background',
          t('background'),
          BACKGROUNDS.map((name) => [name, t(`background.${name}`)] as const),
          'dark',
          (name) => {
            picture.dataset.background = name;
          },
        ),
        picture,
        el('label', 'field', [el('span', '', [t('address')]), address]),
        el('p', 'row-buttons', [copy, copied]),
        el('p', 'help', [t('tips')]),
        el('p', '', [el('a', '', [t('help')], { href: helpPath('overlay') })]),
      ]),
    ]),
  );
  picture.dataset.background = 'dark';
  // The picture is always one of 1920 × 1080, however large it is seen.
  new ResizeObserver(() => {
    frame.style.transform = `scale(${picture.clientWidth / 1920})`;
  }).observe(picture);
  void offer(form.game);
  show();
}

/** The choice of the overlay's language; the page itself has the one of its browser. */
function languageField(
  chosen: string | null,
  onPick: (language: string | null) => void,
): HTMLElement {
  const options = [null, ...LANGUAGES].map((language) => {
    const name = language === null ? t('languageOwn') : languageName(language);
    const option = el('option', '', [name], { value: language ?? '' });
    if (language !== null) option.lang = language;
    option.selected = language === chosen;
    return option;
  });
  const select = el('select', '', options, { name: 'lang' });
  select.addEventListener('change', () => onPick(select.value || null));
  return el('label', 'field', [el('span', '', [t('language')]), select]);
}

type Named = 'left' | 'right' | 'dark' | 'light';
const named = (value: Named): string => t(value);
const pairs = <T extends Named>(values: readonly T[]): readonly (readonly [T, string])[] =>
  values.map((value) => [value, named(value)] as const);

function partsField(
  { parts }: OverlayGame,
  form: Form,
  change: (next: Partial<OverlayOptions>) => void,
  warning: HTMLElement,
): HTMLElement {
  const all = Object.entries(parts);
  const usual = String(chosenParts(null, parts).names);
  const shown = new Set(chosenParts(form.options.show, parts).names);
  const boxes = all.map(([name, { title }]) => {
    const input = el('input', '', [], { type: 'checkbox', value: name, name: 'show' });
    input.checked = shown.has(name);
    input.addEventListener('change', () => {
      if (input.checked) shown.add(name);
      else shown.delete(name);
      write(warning, shown.size === 0 ? t('needParts') : '');
      const show = all.flatMap(([one]) => (shown.has(one) ? [one] : []));
      if (show.length > 0) change({ show: String(show) === usual ? null : show });
    });
    return el('label', 'check', [input, el('span', '', [title])]);
  });
  return el('fieldset', 'ov-parts', [el('legend', '', [t('parts')]), ...boxes]);
}
