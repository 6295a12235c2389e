/** Texts of the numbers behind events. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  gets: '{you, select, yes {You get} other {{name} gets}} {n, plural, one {# ducat} other {# ducats}}',
  pays: '{you, select, yes {You pay} other {{name} pays}} {n, plural, one {# ducat} other {# ducats}}',
  scores:
    '{you, select, yes {You get} other {{name} gets}} {n, plural, one {# point} other {# points}}',
  ownBoard: 'a shipment at their own quay',
  otherBoard: 'a shipment at another quay',
  value: 'value of {good}',
  wharf: 'any card at the pirates’ wharf',
  tile: 'cost of {business}',
  statue: 'statue',
  statues: 'statue already in Venice',
  base: 'base income of {output}',
  others: 'other business in the campo',
  beside: 'statue beside the business',
  quarter: 'same kind of business in the campo',
  business: 'business',
  favour: 'favour',
  raised: 'business beside the new statue',
  noFavour: 'The favour pile is empty.',
  nothing: 'No money changes hands.',
  nothingSold: 'Nothing was sold.',
});

export const t = translator({ en });
