/** English texts of the panel that shows every seat's own knowledge. */
export const hands = {
  'hands.title': 'All hands',
  'hands.none': 'Nothing is known of the hands at this moment.',
  'hands.unknown': 'Not known here',
  'hands.bid': 'Bid',
  'hands.noBid': 'no bid yet',
  'hands.destination': 'Going to',
  'hands.noDestination': 'undecided',
  'hands.orders': 'Guild Orders',
  'hands.rumors': 'Rumors',
  'hands.favors': 'Favors',
  'hands.drawn': 'Just drawn',
  'hands.ready': 'deliverable now',
  'hands.empty': 'no cards',
  'hands.queued': 'Marker',
} as const;
