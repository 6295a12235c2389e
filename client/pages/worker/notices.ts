/** Notices of turns and of invitations: one a table, taken back when the decision is over. */

import type { PushNotice } from '../../../server/protocol/me.ts';
import { LANGUAGE } from '../../i18n/language.ts';
import type { GameAbout } from '../../table/game.ts';
import type { PushData, WorkerScope } from './scope.ts';
import { t } from './strings.ts';

const ABOUTS = import.meta.glob<GameAbout>('../../games/*/about.ts', {
  eager: true,
  import: 'about',
});

const nameOf = (id: string): string | null =>
  Object.values(ABOUTS).find((about) => about.id === id)?.name ?? null;

/** The notice of a table; a later one replaces it. */
const tagOf = (table: string): string => `table ${table}`;

/** Pages of a table, at which its person would see the decision. */
const pageOf = (table: string): RegExp => new RegExp(`^/(table|hand)/${table}/?$`, 'i');

const CODE = /^[\w-]{1,64}$/;
/** Devices with the phone's page. */
const PHONE = /\b(Mobi|Android|iPhone|iPod)/;

function noticeIn(data: PushData | null): PushNotice | null {
  try {
    const given = data?.json() as PushNotice;
    return CODE.test(given.table) ? given : null;
  } catch {
    return null;
  }
}

/** Shows how many tables wait, where the system has a place for it. */
async function count({ navigator, registration }: WorkerScope): Promise<void> {
  const waiting = await registration.getNotifications();
  await navigator.setAppBadge?.(waiting.length).catch(() => undefined);
}

/** A message has come. */
export async function pushed(self: WorkerScope, data: PushData | null): Promise<void> {
  const notice = noticeIn(data);
  const { registration } = self;
  if (notice?.kind === 'settled') {
    const shown = await registration.getNotifications({ tag: tagOf(notice.table) });
    for (const one of shown) one.close();
    return count(self);
  }
  // Browsers ask that every other message shows something.
  const { table: code = '', game = '' } = notice ?? {};
  const name = nameOf(game);
  const [said, plain, text] =
    notice?.kind === 'invited'
      ? (['invited', 'plainInvited', 'invitedText'] as const)
      : (['turn', 'plainTurn', 'turnText'] as const);
  await registration.showNotification(name ? t(said, { game: name }) : t(plain), {
    ...(code && { body: t(text, { code }), tag: tagOf(code) }),
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: LANGUAGE,
    data: { table: code },
  });
  await count(self);
}

/** Opens the decision: in the page that already shows the table, else in a new one. */
export async function clicked(self: WorkerScope, notification: Notification): Promise<void> {
  notification.close();
  await count(self);
  const { table = '' } = (notification.data ?? {}) as { table?: string };
  const path = PHONE.test(self.navigator.userAgent) ? 'hand' : 'table';
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => table && pageOf(table).test(new URL(url).pathname));
  if (open) return void (await open.focus());
  await self.clients.openWindow(table ? `/${path}/${table}` : '/me');
}
