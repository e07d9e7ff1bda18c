import { forgetMe, getSession } from '@courtcrew/domain/accounts/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useClient } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { isPassing } from '@courtcrew/ui-kit/offline/delivering.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAccountWords } from './words.ts';

const WHAT_HAPPENS = ['security.delete1', 'security.delete2', 'security.delete3'] as const;

/** Erases the own account, after an explanation and the password. */
export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useAccountWords();
  const toast = useToast();
  const navigate = useNavigate();
  const { logout, refresh } = useSession();
  const client = useClient();
  /** Sent without an answer: a reader who is logged out since then has been erased and cannot log in again. */
  const isUnsure = useRef(false);
  const isErased = async () => isUnsure.current && (await client.send(getSession)).user === null;
  const erase = async (password: string) => {
    try {
      // No refetch, unlike other commands: nobody is left who may read.
      await client.send(forgetMe, { body: { password } });
    } catch (failure) {
      isUnsure.current ||= failure instanceof CallFailed && isPassing(failure.status);
      if (!(await isErased().catch(() => false))) throw failure;
    }
  };
  const remove = async ({ password }: { password: string }) => {
    if (!(await isErased())) await erase(password);
    // The session is gone already, so a lost answer says no less.
    await logout().catch(refresh);
    toast.success(w('security.deleted'));
    await navigate('/');
  };
  return (
    <FormDialog
      open={open}
      title={w('security.delete')}
      action={w('security.delete')}
      danger
      defaults={{ password: '' }}
      onClose={onClose}
      onSubmit={remove}
    >
      <Box>
        {w('security.deleteWhat')}
        <Box component="ul" sx={{ mt: 1, mb: 0, pl: 3, '& li': { mb: 0.75 } }}>
          {WHAT_HAPPENS.map((key) => (
            <li key={key}>{w(key)}</li>
          ))}
        </Box>
      </Box>
      <FormText
        kind="password"
        name="password"
        label={w('security.deletePassword')}
        required
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
