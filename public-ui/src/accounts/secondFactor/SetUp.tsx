import { prepareSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { afterRecoveryCodes } from './recoveryCodesDialog.ts';
import type { Prepared } from './SetUpDialog.tsx';
import { useFactorWords } from './words.ts';

const SetUpDialog = lazyDialog(
  afterRecoveryCodes(async () => (await import('./SetUpDialog.tsx')).SetUpDialog),
);

/** Fetches a secret, shows it to the authenticator app and switches the second factor on with the app's first code. */
export function SetUp({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const w = useFactorWords();
  const prepare = useCommand(prepareSecondFactor);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const begin = () => prepare.mutate({}, { onSuccess: setPrepared });
  return (
    <>
      <Button
        variant="outlined"
        onClick={begin}
        loading={prepare.isPending}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {w('factor.setUp')}
      </Button>
      {prepared && <SetUpDialog {...prepared} onClose={() => setPrepared(null)} onCodes={onCodes} />}
    </>
  );
}
