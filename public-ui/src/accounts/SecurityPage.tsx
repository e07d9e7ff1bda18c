import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ChangePassword } from './ChangePassword.tsx';
import { FormSection } from './FormParts.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { Sessions } from './Sessions.tsx';
import { SecondFactor } from './secondFactor/SecondFactor.tsx';
import { useAccountWords } from './words.ts';

export function SecurityPage() {
  const w = useAccountWords();
  return (
    <RequireLogin>
      <PageHeader title={w('profile.securityTab')} />
      <ProfileTabs />
      <FormSection title={w('security.password')} help={w('security.passwordHelp')}>
        <ChangePassword />
      </FormSection>
      <SecondFactor />
      <FormSection title={w('security.sessions')}>
        <Sessions />
      </FormSection>
      <FormSection title={w('security.delete')} help={w('security.deleteHelp')}>
        <DeleteAccount />
      </FormSection>
    </RequireLogin>
  );
}

const DeleteDialog = lazyDialog(async () => (await import('./DeleteDialog.tsx')).DeleteDialog);

function DeleteAccount() {
  const w = useAccountWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {w('security.delete')}
      </Button>
      <DeleteDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
