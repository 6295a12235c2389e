/** The queue: what somebody wants to play, and how the waiting goes. */

import { useState } from 'react';
import { presetNamed } from '../../../server/protocol/clocks.ts';
import { dayPace } from '../../../server/protocol/days.ts';
import type { WaitingCount } from '../../../server/protocol/people.ts';
import { playElsewhere, stopWaiting, waitForPeople } from '../../net/lazy.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { timesOf, useWaiting } from '../../store/waiting.ts';
import { barredWhy } from '../../table/barred.ts';
import { ClockField, clockName } from '../../table/ClockField.tsx';
import { GameName, useCard } from '../../table/cards.tsx';
import type { GameCard } from '../../table/game.ts';
import { t as news } from '../../table/people/strings.ts';
import { useSeconds } from '../../table/people/use-seconds.ts';
import { openQuick } from '../../table/quick.ts';
import { t as rated } from '../../table/ratings/strings.ts';
import { useWholeGame } from '../../table/use-game.ts';
import { t } from './strings.ts';

/** The longest wait, in seconds, as the server has it. */
const PATIENCE_S = 30;
/** The clock that is suggested, where a game has it. */
const USUAL_CLOCK = 'standard';

interface QueueBoxProps {
  readonly cards: readonly GameCard[];
  /** Who waits already. */
  readonly waiting: readonly WaitingCount[];
}

export function QueueBox({ cards, waiting }: QueueBoxProps) {
  const wish = useWaiting((store) => store.wish);
  const trouble = useWaiting((store) => store.trouble);
  return (
    <>
      {trouble && (
        <p className="warning" role="alert">
          {trouble === 'barred' ? barredWhy() : news(`wait.${trouble}`)}
        </p>
      )}
      {wish ? <Waits game={wish.game} /> : <Choose cards={cards} waiting={waiting} />}
    </>
  );
}

/** What the clocks of a game are before the person has chosen. */
function usualClock(clocks: object | undefined): string {
  const names = Object.keys(clocks ?? {});
  return names.includes(USUAL_CLOCK) ? USUAL_CLOCK : (names[1] ?? names[0] ?? '');
}

function Choose({ cards, waiting }: QueueBoxProps) {
  const last = useSettings((settings) => settings.game);
  const [chosen, setChosen] = useState<string | null>(null);
  const first = cards.find(({ id }) => id === last) ?? cards.find((card) => card.first) ?? cards[0];
  const card = cards.find(({ id }) => id === chosen) ?? first;
  const game = useWholeGame(card?.id ?? '');
  const [clocks, setClocks] = useState<{ readonly [game: string]: string }>({});
  if (!card) return null;
  const clock = clocks[card.id] ?? usualClock(game?.clocks);
  const preset = presetNamed(game?.clocks, clock);
  const days = dayPace(clock);
  return (
    <form
      className="queue-form"
      onSubmit={(event) => {
        event.preventDefault();
        void waitForPeople({ game: card.id, clock });
      }}
    >
      <label className="field">
        <span>{t('game')}</span>
        <select
          name="queue-game"
          value={card.id}
          onChange={(event) => setChosen(event.target.value)}
        >
          {cards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {game && (
        <ClockField
          game={game}
          options={{ ...preset?.options }}
          bankSeconds={preset?.bank ?? 0}
          days={days ?? ''}
          onChange={(name) => setClocks({ ...clocks, [card.id]: name })}
        />
      )}
      <button type="submit" className="primary" data-find disabled={!game}>
        {t('find')}
      </button>
      <p className="help">
        {days ? t('findHelpDays') : t('findHelp', { s: PATIENCE_S })} {rated('queue')}
      </p>
      {waiting.length > 0 && (
        <section aria-label={t('waiting')}>
          <h3>{t('waiting')}</h3>
          <ul>
            {waiting.map((one) => (
              <Others key={`${one.game} ${one.clock}`} one={one} />
            ))}
          </ul>
        </section>
      )}
    </form>
  );
}

/** People who wait already, and the way to them. */
function Others({ one: { game, clock, people } }: { one: WaitingCount }) {
  const name = useCard(game)?.name ?? '';
  const about = { n: people, game: name };
  return (
    <li className="listed" data-waiting={game}>
      <span className="listed-names">
        {clock === ''
          ? t('waitingLineBare', about)
          : t('waitingLine', { ...about, clock: clockName(clock) })}
      </span>
      <span className="listed-ways">
        <button
          type="button"
          aria-label={t('joinGame', { game: name })}
          onClick={() => void waitForPeople({ game, clock })}
        >
          {t('join')}
        </button>
      </span>
    </li>
  );
}

const clockText = (ms: number): string => {
  const s = Math.floor(ms / 1000);
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** How the waiting goes. */
function Waits({ game }: { game: string }) {
  const { state, toldAt } = useWaiting();
  const card = useCard(game);
  const level = useSettings((settings) => settings.level);
  const [opening, setOpening] = useState(false);
  const now = useSeconds(true);
  const { waited, left } = timesOf({ state, toldAt }, now);

  async function playBots(): Promise<void> {
    if (!card) return;
    setOpening(true);
    try {
      await playElsewhere(true);
      go(`/table/${await openQuick(card, level)}`);
    } catch {
      useTable.getState().reset();
      await playElsewhere(false);
      setOpening(false);
    }
  }

  const soon = left !== null && left <= 0;
  return (
    <section
      className="queue-waits"
      data-queue={state ? (state.later ? 'later' : 'ready') : 'joining'}
    >
      <GameName id={game} />
      {!state && <p role="status">{t(toldAt === 0 ? 'finding' : 'lost')}</p>}
      {state?.later && <p role="status">{t('elsewhere', { game: card?.name ?? '' })}</p>}
      {state && !state.later && (
        <>
          <p role="status">
            <strong>{t('here', { n: state.people, seats: state.seats })}</strong>{' '}
            {state.others > 0 && t('others', { n: state.others })}
          </p>
          {/* Readers hear who has come; the time runs silently. */}
          <p role="timer" aria-live="off" data-left>
            {t('waited', { time: clockText(waited) })}{' '}
            {state.busy
              ? t('busy')
              : soon
                ? t('starting')
                : left !== null && t('begins', { s: Math.ceil(left / 1000) })}
          </p>
        </>
      )}
      <div className="row-buttons">
        {state?.later && (
          <button type="button" className="primary" onClick={() => void playElsewhere(false)}>
            {t('ready')}
          </button>
        )}
        <button
          type="button"
          data-bots
          disabled={!state || opening || !card}
          onClick={() => void playBots()}
        >
          {t('bots')}
        </button>
        <button type="button" className="quiet" data-stop onClick={() => void stopWaiting()}>
          {t('stop')}
        </button>
      </div>
      <p className="help">{t('botsHelp')}</p>
    </section>
  );
}
