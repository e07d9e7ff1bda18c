import { getSecondFactor, reauthenticate } from '@courtcrew/domain/accounts/contract/security.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { CallFailed } from '../data/client.ts';
import { useClient } from '../data/DataRoot.tsx';
import { useCall } from '../data/useCall.ts';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormText } from '../form/FormText.tsx';
import { fieldAttributes } from '../form/fieldKind.ts';
import { useLeft } from '../page/useLeft.ts';
import { visuallyHidden } from '../theme/styles.ts';
import { FormCode } from './FormCode.tsx';
import { useProofWords } from './proofWords.ts';
import { useSession } from './session.tsx';

interface ProofDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const EMPTY = { password: '', code: '' };

/** Password, and code where the account has a second factor. */
export function ProofDialog({ open, onClose, onDone }: ProofDialogProps) {
  const w = useProofWords();
  const client = useClient();
  const { user } = useSession();
  useLeft(open, onClose);
  const factor = useCall(getSecondFactor, {}, { enabled: open });
  const [needed, setNeeded] = useState(false);
  const withCode = needed || (factor.data?.on ?? false);

  const prove = async ({ password, code }: typeof EMPTY) => {
    const proof = client.send(reauthenticate, { body: { password, ...(withCode && { code }) } });
    await proof.catch((failure: unknown) => {
      if (failure instanceof CallFailed && failure.errors?.code !== undefined) setNeeded(true);
      throw failure;
    });
    onDone();
  };

  return (
    <FormDialog
      open={open}
      title={w('proof.title')}
      action={w('proof.submit')}
      defaults={EMPTY}
      onClose={onClose}
      onSubmit={prove}
    >
      <Box>{w('proof.help')}</Box>
      {/* Tells password managers whose password it is. */}
      <input
        {...fieldAttributes('email')}
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
      />
      <FormText
        kind="password"
        name="password"
        label={w('login.password')}
        autoComplete="current-password"
        autoFocus
        required
      />
      {withCode && <FormCode />}
    </FormDialog>
  );
}
