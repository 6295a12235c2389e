/** Forms of the Guild Hall: draw, keep, deliver with the choice between points and ducats. */

import { Choices } from '../../../../table/panels/Choices.tsx';
import { Stepper } from '../../../../table/panels/Stepper.tsx';
import { awardOf, holds } from '../../draft-turn.ts';
import { orderList } from '../../facts.ts';
import { useIntent } from '../../intent.ts';
import { refusal } from '../../position.ts';
import { refusalLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { orderName } from '../../strings/names.ts';
import { Cube } from '../icons.tsx';
import type { FormProps } from './props.ts';

function OrderCubes({ card }: { card: string }) {
  return (
    <span className="goods">
      {orderList(card).map(({ id, resource }) => (
        <Cube key={id} resource={resource} />
      ))}
    </span>
  );
}

export function Draw({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const master = draft.action?.type === 'drawOrder' && draft.action.useGuildMaster;
  return (
    <div className="form">
      <p className="help">{t('guildDeck.name', { n: position.view.public.guildDeck })}</p>
      {holds(position, 'guildMaster') && (
        <label className="check">
          <input
            type="checkbox"
            checked={master}
            onChange={() => edit({ type: 'drawOrder', useGuildMaster: !master })}
          />
          <span>{t('panel.useMaster')}</span>
        </label>
      )}
    </div>
  );
}

export function Keep({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { you } = position.view;
  if (!you) return null;
  const now = draft.action?.type === 'guildKeep' ? draft.action : null;
  const keep = now?.keep ?? you.guildDrawn[0] ?? '';
  const returnHeld = now?.returnHeld ?? null;
  const entry = (card: string, chosen: boolean) => ({
    id: card,
    target: `guildOrder:${card}`,
    name: orderName(card),
    label: <OrderCubes card={card} />,
    chosen,
  });
  return (
    <div className="form">
      <Choices
        label={t('panel.keepWhich')}
        shown
        className="chips"
        choices={you.guildDrawn.map((card) => entry(card, card === keep))}
        onPick={(card) => edit({ type: 'guildKeep', keep: card, returnHeld })}
      />
      {you.guildOrders.length > 0 && (
        <Choices
          label={t('panel.returnHeld')}
          shown
          className="chips"
          choices={[
            { id: '', label: t('panel.returnNone'), chosen: returnHeld === null },
            ...you.guildOrders.map((card) => entry(card, card === returnHeld)),
          ]}
          onPick={(card) =>
            edit({ type: 'guildKeep', keep, returnHeld: card === '' ? null : card })
          }
        />
      )}
    </div>
  );
}

export function Deliver({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const { you } = position.view;
  const award = awardOf(position);
  const now = draft.action?.type === 'deliverOrder' ? draft.action : null;
  const takeVp = now?.takeVp ?? award;
  return (
    <div className="form">
      <Choices
        label={t('act.deliverOrder')}
        className="chips"
        choices={(you?.guildOrders ?? []).map((card) => {
          const why = refusal(position, { type: 'deliverOrder', card, takeVp: award });
          return {
            id: card,
            target: `guildOrder:${card}`,
            name: orderName(card),
            label: <OrderCubes card={card} />,
            chosen: now?.card === card,
            blocked: why ? refusalLine(position, why) : null,
          };
        })}
        onPick={(card) => edit({ type: 'deliverOrder', card, takeVp })}
      />
      {now && (
        <div className="row">
          <span className="row-name">{t('panel.award')}</span>
          <Stepper
            label={t('panel.award')}
            value={takeVp}
            max={award}
            text={t('panel.awardHelp', { vp: takeVp, ducats: 50 * (award - takeVp) })}
            onChange={(value) => edit({ ...now, takeVp: value })}
          />
        </div>
      )}
    </div>
  );
}
