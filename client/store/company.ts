/** Whom this person mutes and blocks at the table of this page, as the server says. */

import { create } from 'zustand';
import type {
  Barred,
  CompanyMessage,
  CompanyReply,
  CompanyRequest,
} from '../../server/protocol/company.ts';

interface Company extends CompanyMessage {
  /** Why this person was refused as barred. */
  readonly barred: Barred | null;
  /** Sends a request; null without a server. */
  readonly ask: ((request: CompanyRequest) => Promise<CompanyReply>) | null;
}

export const NOBODY: CompanyMessage = { muted: 0, blocked: 0 };

export const useCompany = create<Company>()(() => ({ ...NOBODY, barred: null, ask: null }));
