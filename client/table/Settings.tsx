/** The dialog of settings, whose script loads when it is opened. */

import { lazy, Suspense } from 'react';

const SettingsDialog = lazy(async () => ({
  default: (await import('./SettingsDialog.tsx')).SettingsDialog,
}));

export const Settings = () => (
  <Suspense>
    <SettingsDialog />
  </Suspense>
);
