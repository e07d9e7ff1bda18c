import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import type { ComponentType } from 'react';

const load = async () => (await import('./RecoveryCodes.tsx')).RecoveryCodes;

export const RecoveryCodesDialog = lazyDialog(load);

/** Codes are shown once: what shows them is loaded before what asks for them, so that none are made in vain. */
export const afterRecoveryCodes =
  <Props>(opener: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    await load();
    return opener();
  };
