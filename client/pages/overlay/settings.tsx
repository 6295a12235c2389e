/** The page that makes an overlay's address: every option, the address, and a preview. */

import '@fontsource/alegreya-sans/latin-400.css';
import './settings.css';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cards } from '../../games/registry-cards.ts';
import { overlays } from '../../games/registry-overlay.ts';
import { LANGUAGES } from '../../i18n/language.ts';
import { helpPath } from '../../store/topics.ts';
import {
  chosenParts,
  type OverlayOptions,
  queryOf,
  readOptions,
  SCALE,
} from '../../table/overlay/options.ts';
import type { OverlayGame } from '../../table/overlay/part.ts';
import { t } from '../../table/overlay/strings.ts';
import { homeGame } from '../../table/use-game.ts';
import { Choice, OwnLanguage, Parts } from './fields.tsx';
import { overlayOf } from './games.ts';
import { Preview } from './preview.tsx';

interface Form {
  /** The table's code; '' for an example. */
  readonly code: string;
  /** Id of the game whose parts are offered: the table's, or the one whose example is shown. */
  readonly game: string;
  readonly options: OverlayOptions;
  /** The offered parts, the game that they are of, and those with a mark. */
  readonly parts: OverlayGame['parts'];
  readonly partsOf: string;
  readonly shown: readonly string[];
  readonly warning: string;
}

/** The texts about the invalid options of the address. */
const wrongOf = (notes: ReturnType<typeof readOptions>['notes']): string[] =>
  notes.map(({ option, given }) => t(`note.${option}`, { given }));

function blank(): Form {
  const { options } = readOptions(location.search);
  const game = homeGame(location.search, overlays) ?? '';
  return { code: '', game, options, parts: {}, partsOf: '', shown: [], warning: '' };
}

/** The form with the parts of its game, and a word on those that this game does not have. */
function offered(form: Form, { parts }: OverlayGame): Form {
  const { options, game } = form;
  const { names, unknown } = chosenParts(options.show, parts);
  const wrong = wrongOf(readOptions(location.search).notes);
  if (unknown.length > 0) wrong.push(t('note.show', { given: unknown.join(', ') }));
  return {
    ...form,
    options: unknown.length > 0 ? { ...options, show: names } : options,
    parts,
    partsOf: game,
    shown: names,
    warning: wrong.join(' '),
  };
}

/** The form with these parts marked; without any the address stays as it was. */
function marked(form: Form, shown: readonly string[]): Form {
  if (shown.length === 0) return { ...form, shown, warning: t('needParts') };
  const usual = String(shown) === String(chosenParts(null, form.parts).names);
  return { ...form, shown, warning: '', options: { ...form.options, show: usual ? null : shown } };
}

interface SettingsProps {
  /** The games that an overlay can show, with their names. */
  readonly games: readonly (readonly [string, string])[];
}

function Settings({ games }: SettingsProps) {
  const [form, setForm] = useState(blank);
  const { game, options } = form;
  const code = form.code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  const query = queryOf(options);
  const change = (more: Partial<OverlayOptions>): void =>
    setForm((old) => ({ ...old, options: { ...old.options, ...more } }));
  const play = (id: string): void => setForm((old) => ({ ...old, game: id }));
  useEffect(() => {
    void overlayOf(game).then((overlay) => {
      if (overlay) setForm((old) => (old.game === game ? offered(old, overlay) : old));
    });
  }, [game]);
  return (
    <main className="ov-settings">
      <section className="paper-card">
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
        <p className="warning" role="alert">
          {form.warning}
        </p>
        <label className="field">
          <span>{t('code')}</span>
          <input
            name="code"
            maxLength={12}
            autoComplete="off"
            value={form.code}
            onChange={({ target }) => setForm((old) => ({ ...old, code: target.value }))}
          />
          <small className="help">{t('codeHelp')}</small>
        </label>
        {games.length > 1 && (
          // A table has its own game: the choice is between examples.
          <Choice
            name="game"
            label={t('game')}
            of={games}
            chosen={game}
            onPick={play}
            hidden={code !== ''}
          />
        )}
        <div data-parts-of={form.partsOf}>
          {form.partsOf && (
            <Parts
              parts={form.parts}
              shown={form.shown}
              onPick={(shown) => setForm((old) => marked(old, shown))}
            />
          )}
        </div>
        <label className="field">
          <span>
            {t('scale')} <output>{options.scale}</output>
          </span>
          <input
            type="range"
            name="scale"
            min={SCALE.min}
            max={SCALE.max}
            step={0.05}
            value={options.scale}
            onChange={({ target }) => change({ scale: Number(target.value) })}
          />
        </label>
        <Choice
          name="side"
          label={t('side')}
          of={SIDES}
          chosen={options.side}
          onPick={(side) => change({ side })}
        />
        <Choice
          name="theme"
          label={t('theme')}
          of={THEMES}
          chosen={options.theme}
          onPick={(theme) => change({ theme })}
        />
        {LANGUAGES.length > 1 && (
          <OwnLanguage chosen={options.lang} onPick={(lang) => change({ lang })} />
        )}
      </section>
      <section className="paper-card ov-preview">
        <Preview
          source={
            code
              ? `/overlay/${code}${query}`
              : `/overlay${query ? `${query}&` : '?'}demo&game=${game}`
          }
          onGame={(id) => code && play(id)}
        />
        <Address text={`${location.origin}/overlay/${code || 'CODE'}${query}`} />
        <p className="help">{t('tips')}</p>
        <p>
          <a href={helpPath('overlay')}>{t('help')}</a>
        </p>
      </section>
    </main>
  );
}

const SIDES = [
  ['left', t('left')],
  ['right', t('right')],
] as const;
const THEMES = [
  ['dark', t('dark')],
  ['light', t('light')],
] as const;

/** The address of the browser source, to be copied. */
function Address({ text }: { readonly text: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'' | 'copied' | 'copyFailed'>('');
  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Over plain HTTP there is no clipboard.
      await navigator.clipboard.writeText(text);
      setCopied('copied');
    } catch {
      setCopied('copyFailed');
    }
  }
  return (
    <>
      <label className="field">
        <span>{t('address')}</span>
        <input className="ov-address" ref={field} readOnly aria-label={t('address')} value={text} />
      </label>
      <p className="row-buttons">
        <button type="button" className="primary" onClick={() => void copy()}>
          {t('copy')}
        </button>
        <span className="help" role="status">
          {copied && t(copied)}
        </span>
      </p>
    </>
  );
}

/** The games that an overlay can show, with their names. */
async function gamesOf(): Promise<SettingsProps['games']> {
  const known = await Promise.all(Object.values(cards).map((card) => card()));
  return known.flatMap(({ id, name }) => (overlays[id] ? [[id, name] as const] : []));
}

export async function settings(): Promise<void> {
  document.title = t('page');
  document.documentElement.dataset.overlay = 'settings';
  const games = await gamesOf();
  const app = document.getElementById('app');
  if (app) createRoot(app).render(<Settings games={games} />);
}
