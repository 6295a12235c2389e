/**
 * Catches the exception of a part of the page: the other parts continue, and the person sees a
 * message.
 */

import { Component, type ReactNode } from 'react';
import { t } from '../../i18n/index.ts';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of the children; default: a page that offers to load again. */
  readonly fallback?: (error: Error) => ReactNode;
  readonly onError?: (error: Error) => void;
}

export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback) return this.props.fallback(error);
    return (
      <main className="page-note">
        <div className="paper-card">
          <h1>{t('error.title')}</h1>
          <p>{t('error.why')}</p>
          <button type="button" className="primary" onClick={() => location.reload()}>
            {t('error.reload')}
          </button>
          <details>
            <summary>{t('error.details')}</summary>
            <pre>{error.message}</pre>
          </details>
        </div>
      </main>
    );
  }
}
