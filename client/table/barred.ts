/** Why this person is barred from the server, and until when, as a page says it. */

import { t } from '../i18n/index.ts';
import { LOCALE } from '../i18n/language.ts';
import { useCompany } from '../store/company.ts';

/** One sentence; that of a refused table or queue. */
export function barredWhy(): string {
  const { why = '', until = 0 } = useCompany.getState().barred ?? {};
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return t('net.barredWhy', { why, until: new Intl.DateTimeFormat(LOCALE, style).format(until) });
}
