/** The tools of the frame at the upper right: ledger, replay, speed, sound, settings, way out. */

import { handling } from '../../i18n/handling.ts';
import { t } from '../../i18n/index.ts';
import { roads } from '../../i18n/roads.ts';
import { go } from '../../store/router.ts';
import { useSettings } from '../../store/settings.ts';
import { noted } from '../noted.ts';
import { useScreen } from '../screen.ts';
import { SPEEDS } from '../speeds.ts';
import { useGameBasics } from '../use-game.ts';
import { CasterChip } from '../watch/CasterChip.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { showAgain } from './just-happened.ts';
import { TableTool } from './TableTool.tsx';

export function Tools() {
  const { ledger, webgl, toggleLedger, show } = useScreen();
  const { speed, muted, set } = useSettings();
  const game = useGameBasics();
  const next = SPEEDS[(SPEEDS.findIndex((one) => one.value === speed) + 1) % SPEEDS.length];
  const current = SPEEDS.find((one) => one.value === speed);
  return (
    <div className="tools" role="toolbar" aria-label={t('hud.table')}>
      {webgl && (
        <Tool
          icon={ledger ? 'city' : 'ledger'}
          label={ledger ? t('hud.board') : t('hud.ledgerKey')}
          text={ledger ? t('hud.board') : t('hud.ledger')}
          closes={ledger}
          onClick={toggleLedger}
        />
      )}
      <Tool
        icon="replay"
        label={t('hud.replay')}
        onClick={() => {
          showAgain(game);
          show('what');
        }}
      />
      {!ledger && (
        <button
          type="button"
          className="tool tool-speed"
          {...noted(handling('hud.speed'))}
          aria-label={`${handling('hud.speed')}: ${current ? handling(current.key) : ''}`}
          onClick={() => next && set({ speed: next.value })}
        >
          <span className="tool-text">{current ? handling(current.key) : ''}</span>
        </button>
      )}
      <TableTool />
      <CasterChip />
      <Tool
        className="tool-sound"
        icon={muted ? 'mute' : 'sound'}
        label={muted ? t('hud.unmute') : t('hud.mute')}
        onClick={() => set({ muted: !muted })}
      />
      {game?.reference && (
        <Tool
          className="tool-reference"
          icon="card"
          label={handling('hud.reference')}
          onClick={() => show('reference')}
        />
      )}
      <Tool icon="settings" label={t('hud.settings')} onClick={() => show('settings')} />
      <Tool icon="menu" label={roads('menu.back')} onClick={() => go('/')} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text?: string;
  readonly className?: string;
  /** The tool closes the open panel: Back does the same. */
  readonly closes?: boolean;
  readonly onClick: () => void;
}

function Tool(props: ToolProps) {
  return (
    <button
      type="button"
      className={`tool ${props.className ?? ''}`}
      data-note={props.label}
      aria-label={props.label}
      data-back={props.closes || undefined}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      {props.text && <span className="tool-text">{props.text}</span>}
    </button>
  );
}
