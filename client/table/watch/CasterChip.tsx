/** A small standing note among the tools: a caster may see all hands, and how far behind. */

import { useTable } from '../../store/table.ts';
import { noted } from '../noted.ts';
import { Icon } from '../panels/Icon.tsx';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';
import { casterNote } from './caster-note.ts';
import { delayOf } from './delay.ts';
import { t } from './strings.ts';

export function CasterChip() {
  const table = useTable((store) => store.table);
  const game = useGameBasics();
  const show = useScreen((screen) => screen.show);
  if (!table?.caster) return null;
  const { watching } = table.caster;
  const held = delayOf(table.caster, table.stage);
  const note = casterNote(table, game);
  return (
    <button
      type="button"
      className={watching > 0 ? 'tool caster-chip on' : 'tool caster-chip'}
      {...noted(note)}
      data-caster={watching}
      onClick={() => show('table')}
    >
      <Icon name="eye" size={16} />
      <span className="sr">{note} </span>
      <span className="tool-text">
        {held === 0 ? t('caster.chipEnd') : t('caster.chip', { n: held })}
      </span>
    </button>
  );
}
