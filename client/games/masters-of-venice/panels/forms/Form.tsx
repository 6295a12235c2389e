/** The form of each kind of action. */

import type { ActionType } from '../../../../../engine/games/masters-of-venice/types.ts';
import { Dock, Mercato, Office, PlaceCubes, Swap } from './goods.tsx';
import { Deliver, Draw, Keep } from './guild.tsx';
import type { FormProps } from './props.ts';
import { AdjustOrders, Bid, Destination, PickCharacter, Window } from './rounds.tsx';
import { BuyFavor, PlayFavor, PlayRumor } from './tiles.tsx';
import { Majority, Sell, Shares } from './trade.tsx';

export function Form({ type, position, draft }: FormProps & { type: ActionType }) {
  const props = { position, draft };
  switch (type) {
    case 'submitBid':
      return <Bid {...props} />;
    case 'chooseCharacter':
      return <PickCharacter {...props} />;
    case 'adjustOrders':
      return <AdjustOrders {...props} />;
    case 'submitDestination':
      return <Destination {...props} />;
    case 'useInterrupt':
    case 'declineInterrupt':
      return <Window {...props} type={type} />;
    case 'useDock':
      return <Dock {...props} />;
    case 'useMajority':
      return <Majority {...props} />;
    case 'sellAtShop':
      return <Sell {...props} />;
    case 'buyShares':
    case 'sellShares':
      return <Shares {...props} type={type} />;
    case 'drawOrder':
      return <Draw {...props} />;
    case 'guildKeep':
      return <Keep {...props} />;
    case 'deliverOrder':
      return <Deliver {...props} />;
    case 'buyFavor':
      return <BuyFavor {...props} />;
    case 'playFavor':
      return <PlayFavor {...props} />;
    case 'playRumor':
      return <PlayRumor {...props} />;
    case 'useOffice':
      return <Office {...props} />;
    case 'placeCubes':
      return <PlaceCubes {...props} />;
    case 'mercatoBuy':
    case 'mercatoSell':
      return <Mercato {...props} type={type} />;
    case 'mercatoSwap':
      return <Swap {...props} />;
    case 'queueInterrupt':
    case 'setStance':
    case 'endTurn':
      return null;
  }
}
