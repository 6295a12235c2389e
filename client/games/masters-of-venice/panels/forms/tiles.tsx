/** Forms of favors and rumors. */

import { SHOPS } from '../../../../../engine/games/masters-of-venice/data.ts';
import { Choices } from '../../../../table/panels/Choices.tsx';
import { Stepper } from '../../../../table/panels/Stepper.tsx';
import { firstFavorUse } from '../../draft-turn.ts';
import { favorMax, favorPrice, resourceOf, rumorShop } from '../../facts.ts';
import { useIntent } from '../../intent.ts';
import { refusal } from '../../position.ts';
import { actionLine, refusalLine } from '../../strings/actions.ts';
import { t } from '../../strings/index.ts';
import { favorName, pegName, rumorName, stockName } from '../../strings/names.ts';
import { Ducats, ResourceIcon, StockIcon } from '../icons.tsx';
import type { FormProps } from './props.ts';

export function BuyFavor({ position, draft }: FormProps) {
  const pick = useIntent((intent) => intent.pick);
  const chosen = draft.action?.type === 'buyFavor' ? draft.action.favor : null;
  return (
    <Choices
      label={t('act.buyFavor')}
      className="list"
      choices={position.view.public.church.plaza.map((favor) => {
        const why = refusal(position, { type: 'buyFavor', favor });
        return {
          id: favor,
          target: `favor:${favor}`,
          chosen: favor === chosen,
          blocked: why ? refusalLine(position, why) : null,
          label: (
            <>
              {favorName(favor)} <Ducats n={favorPrice(favor)} />
            </>
          ),
          note: t('favor.help', { max: favorMax(favor) }),
        };
      })}
      onPick={(favor) => pick({ kind: 'favor', favor })}
    />
  );
}

export function PlayFavor({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const favors = position.view.public.seats[position.seat]?.favors ?? [];
  const now =
    draft.action?.type === 'playFavor' ? draft.action : firstFavorUse(position, favors[0] ?? '');
  return (
    <div className="form">
      {favors.length > 1 && (
        <Choices
          label={t('hud.favors')}
          className="chips"
          choices={favors.map((favor) => ({
            id: favor,
            target: `favor:${favor}`,
            label: favorName(favor),
            chosen: favor === now.favor,
          }))}
          onPick={(favor) => edit(firstFavorUse(position, favor))}
        />
      )}
      <Choices
        label={t('ledger.shop')}
        className="chips"
        choices={SHOPS.map((shop) => {
          const why = refusal(position, { ...now, shop, amount: 1 });
          return {
            id: shop,
            target: `ordersPeg:${shop}`,
            name: stockName(shop),
            label: (
              <>
                <StockIcon stock={shop} /> {position.view.public.shops[shop].orders}
              </>
            ),
            chosen: shop === now.shop,
            blocked: why ? refusalLine(position, why) : null,
          };
        })}
        onPick={(id) => {
          const shop = SHOPS.find((one) => one === id);
          if (shop) edit({ ...now, shop });
        }}
      />
      <div className="row">
        <span className="row-name">{t('panel.amountOrders')}</span>
        <Stepper
          label={t('panel.amountOrders')}
          min={1}
          max={favorMax(now.favor)}
          value={now.amount}
          text={`+${now.amount}`}
          onChange={(amount) => edit({ ...now, amount })}
        />
      </div>
    </div>
  );
}

const PEGS = ['share', 'resource', 'orders'] as const;

export function PlayRumor({ position, draft }: FormProps) {
  const edit = useIntent((intent) => intent.edit);
  const rumors = position.view.you?.rumors ?? [];
  const first = {
    type: 'playRumor',
    rumor: rumors[0] ?? '',
    peg: 'share',
    direction: 'up',
  } as const;
  const now = draft.action?.type === 'playRumor' ? draft.action : first;
  const shop = rumorShop(now.rumor);
  return (
    <div className="form">
      <Choices
        label={t('hud.rumors')}
        className="chips"
        choices={rumors.map((rumor) => ({
          id: rumor,
          target: `rumor:${rumor}`,
          name: rumorName(rumor),
          label: (
            <>
              <ResourceIcon resource={resourceOf(rumorShop(rumor))} /> {stockName(rumorShop(rumor))}
            </>
          ),
          chosen: rumor === now.rumor,
        }))}
        onPick={(rumor) => edit({ ...now, rumor })}
      />
      <p className="help">{t('rumor.help', { shop: stockName(shop) })}</p>
      <ul className="rows">
        {PEGS.map((peg) => (
          <li key={peg} className="row">
            <span className="row-name">{pegName(peg)}</span>
            <Choices
              label={pegName(peg)}
              className="pair"
              choices={(['up', 'down'] as const).map((direction) => {
                const action = { ...now, peg, direction };
                const why = refusal(position, action);
                return {
                  id: direction,
                  label: t(direction === 'up' ? 'panel.up' : 'panel.down', {
                    n: peg === 'orders' ? 1 : 5,
                  }),
                  name: actionLine(position, action),
                  chosen: now.peg === peg && now.direction === direction,
                  blocked: why ? refusalLine(position, why) : null,
                };
              })}
              onPick={(id) => edit({ ...now, peg, direction: id === 'up' ? 'up' : 'down' })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
