import { getSecondFactor } from '@courtcrew/domain/accounts/contract/security.ts';
import { changePassword } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { FormSection } from './FormParts.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { passwordProblems } from './registration.ts';
import { rulesResolver } from './ruleErrors.ts';
import { Sessions } from './Sessions.tsx';
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
      <Suspense fallback={null}>
        <PayData />
      </Suspense>
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

const PayData = lazyPart(async () => (await import('./PayData.tsx')).PayData, LostPart);

// Loaded apart: most people have none, and only the answer says so.
const FactorSection = lazyPart(
  async () => (await import('./secondFactor/FactorSection.tsx')).FactorSection,
  LostPart,
);

/** The second factor, for accounts that may have one; nothing for others. */
export function SecondFactor() {
  const { user } = useSession();
  const { data: status } = useCall(getSecondFactor, {}, { enabled: user !== null });
  if (!status || (!status.on && !status.offered)) return null;
  return (
    <Suspense fallback={null}>
      <FactorSection status={status} />
    </Suspense>
  );
}

const EMPTY = { password: '', newPassword: '', confirm: '' };

const problems = ({ newPassword, confirm }: typeof EMPTY) =>
  passwordProblems(newPassword, confirm, TEXTS.mismatchOnReset).map(({ field, inline }) => ({
    field: field === 'password' ? 'newPassword' : field,
    inline,
  }));

function ChangePassword() {
  const w = useAccountWords();
  const change = useCommand(changePassword, { done: w('security.changed'), quiet: true });
  const form = useKitForm({
    defaults: EMPTY,
    resolver: rulesResolver(problems),
    onSubmit: async ({ password, newPassword }) => {
      await change.mutateAsync({ body: { password, newPassword } });
      form.methods.reset(EMPTY);
    },
  });
  return (
    <Form form={form} label={w('security.change')}>
      <FormText
        kind="password"
        name="password"
        label={w('security.current')}
        required
        autoComplete="current-password"
      />
      <FormText
        kind="password"
        name="newPassword"
        label={w('security.new')}
        required
        hint={w('register.passwordHint')}
        autoComplete="new-password"
      />
      <FormText
        kind="password"
        name="confirm"
        label={w('register.confirm')}
        required
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="contained"
        loading={form.methods.formState.isSubmitting}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {w('security.change')}
      </Button>
    </Form>
  );
}
