/** Settings of this browser, and the keys. */

import { type HandlingKey, handling } from '../i18n/handling.ts';
import { type Route, useRoute } from '../store/router.ts';
import {
  type Calm,
  type Motion,
  type Quality,
  type Settings,
  useSettings,
} from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import type { Topic } from '../store/topics.ts';
import { HelpLink } from './HelpLink.tsx';
import { KeyList, keysOf } from './KeyList.tsx';
import { LanguageField } from './LanguageField.tsx';
import { PaceField } from './PaceField.tsx';
import { beginPhoto } from './Photo.tsx';
import { Dialog } from './panels/Dialog.tsx';
import { useScreen } from './screen.ts';
import { SPEEDS } from './speeds.ts';
import { useGame } from './use-game.ts';

const MOTIONS: readonly { readonly value: Motion; readonly key: HandlingKey }[] = [
  { value: 'system', key: 'settings.motionSystem' },
  { value: 'full', key: 'settings.motionFull' },
  { value: 'reduced', key: 'settings.motionReduced' },
];
const QUALITIES: readonly { readonly value: Quality; readonly key: HandlingKey }[] = [
  { value: 'auto', key: 'settings.qualityAuto' },
  { value: 'low', key: 'settings.qualityLow' },
  { value: 'medium', key: 'settings.qualityMedium' },
  { value: 'high', key: 'settings.qualityHigh' },
  { value: 'cinematic', key: 'settings.qualityCinematic' },
];

const CALMS: readonly { readonly value: Calm; readonly key: HandlingKey }[] = [
  { value: 'auto', key: 'settings.calmAuto' },
  { value: 'smooth', key: 'settings.calmSmooth' },
  { value: 'calm', key: 'settings.calmCalm' },
  { value: 'still', key: 'settings.calmStill' },
];

const COMPANIONS: readonly { readonly value: Settings['companion']; readonly key: HandlingKey }[] =
  [
    { value: 'auto', key: 'settings.companionAuto' },
    { value: 'full', key: 'settings.companionFull' },
    { value: 'quiet', key: 'settings.companionQuiet' },
    { value: 'off', key: 'settings.companionOff' },
  ];

/** The parts of all sound, each with its own volume. */
const VOLUMES = ['ambience', 'events', 'music', 'cues'] as const;
const CAMERAS: readonly { readonly value: 'off' | 'on'; readonly key: HandlingKey }[] = [
  { value: 'off', key: 'settings.followOff' },
  { value: 'on', key: 'settings.followOn' },
];

/** The help topic of the page under the settings. */
const TOPIC_OF: { readonly [page in Route['page']]?: Topic } = {
  table: 'table',
  watch: 'watching',
  caster: 'caster',
  replay: 'replay',
};

export function SettingsDialog() {
  const settings = useSettings();
  const game = useGame();
  const show = useScreen((screen) => screen.show);
  const webgl = useScreen((screen) => screen.webgl);
  const table = useTable((store) => store.table);
  const topic = TOPIC_OF[useRoute().page];
  // The choice for the table's game counts more than the one for all games.
  const companion = settings.companions[table?.game ?? ''] ?? settings.companion;
  return (
    <Dialog title={handling('settings.title')} onClose={() => show(null)} className="settings">
      <p className="row-buttons">
        <HelpLink topic={topic} apart={topic !== undefined} />
      </p>
      <LanguageField />
      <label className="field">
        <span>
          {handling('settings.text')} · {Math.round(settings.textScale * 100)} %
        </span>
        <input
          type="range"
          min={0.9}
          max={1.5}
          step={0.1}
          value={settings.textScale}
          onChange={(event) => settings.set({ textScale: Number(event.target.value) })}
        />
      </label>
      <Segments
        name="speed"
        label={handling('settings.speed')}
        options={SPEEDS}
        value={settings.speed}
        onPick={(speed) => settings.set({ speed })}
      />
      <BotsPace />
      <Segments
        name="motion"
        label={handling('settings.motion')}
        options={MOTIONS}
        value={settings.motion}
        onPick={(motion) => settings.set({ motion })}
      />
      <Segments
        name="quality"
        label={handling('settings.quality')}
        options={QUALITIES}
        value={settings.quality}
        onPick={(quality) => settings.set({ quality })}
      />
      <Segments
        name="calm"
        label={handling('settings.calm')}
        options={CALMS}
        value={settings.calm}
        onPick={(calm) => settings.set({ calm })}
      />
      <Segments
        name="follow"
        label={handling('settings.follow')}
        options={CAMERAS}
        value={settings.follow ? 'on' : 'off'}
        onPick={(follow) => settings.set({ follow: follow === 'on' })}
      />
      <Segments
        name="companion"
        label={handling('settings.companion')}
        options={COMPANIONS}
        value={companion}
        onPick={(value) => settings.set({ companion: value, companions: {} })}
      />
      <Slider
        label={handling('settings.volume')}
        value={settings.muted ? 0 : settings.volume}
        onMove={(volume) => settings.set({ volume, muted: volume === 0 })}
      />
      <fieldset className="volumes" disabled={settings.muted || settings.volume === 0}>
        <legend>{handling('settings.volumes')}</legend>
        {VOLUMES.map((group) => (
          <Slider
            key={group}
            label={handling(`settings.${group}`)}
            value={settings[group]}
            onMove={(volume) => settings.set({ [group]: volume })}
          />
        ))}
      </fieldset>
      {webgl && (
        <button
          type="button"
          onClick={() => {
            show(null);
            beginPhoto();
          }}
        >
          {handling('photo.open')}
        </button>
      )}
      <h3 className="keys-title">{handling('settings.keys')}</h3>
      <label className="check">
        <input
          type="checkbox"
          checked={settings.letters}
          onChange={(event) => settings.set({ letters: event.target.checked })}
        />{' '}
        {handling('settings.letters')}
      </label>
      <KeyList keys={keysOf(game?.places)} />
      {table?.keyHash && (
        <>
          <h3>{handling('settings.fair')}</h3>
          <p className="fair">{handling('settings.fairHash', { hash: table.keyHash })}</p>
          {table.key && <p className="fair">{handling('settings.fairKey', { key: table.key })}</p>}
        </>
      )}
    </Dialog>
  );
}

/** A share of one, as a slider with its figure. */
function Slider(props: { label: string; value: number; onMove: (value: number) => void }) {
  return (
    <label className="field">
      <span>
        {props.label} · {Math.round(props.value * 100)} %
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={props.value}
        onChange={(event) => props.onMove(Number(event.target.value))}
      />
    </label>
  );
}

/** The host may hurry the bots, or slow them down, while a match runs. */
function BotsPace() {
  const table = useTable((store) => store.table);
  const host = useTable((store) => store.host);
  const ask = useTable((store) => store.lobby);
  if (!host || table?.stage !== 'playing' || !table.seats.some((seat) => seat.bot)) return null;
  return <PaceField pace={table.pace} onChange={(pace) => void ask({ op: 'pace', pace })} />;
}

function Segments<T extends string | number>(props: {
  name: string;
  label: string;
  options: readonly { readonly value: T; readonly key: HandlingKey }[];
  value: T;
  onPick: (value: T) => void;
}) {
  return (
    <fieldset className="segments">
      <legend>{props.label}</legend>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={props.name}
            checked={option.value === props.value}
            onChange={() => props.onPick(option.value)}
          />
          <span>{handling(option.key)}</span>
        </label>
      ))}
    </fieldset>
  );
}
