import { checkResetLink, resetPassword } from '@courtcrew/domain/accounts/contract.ts';
import { looksLikeEmail } from '@courtcrew/domain/accounts/email.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { localized, localizedText } from '@courtcrew/ui-kit/words/localized.ts';
import Button from '@mui/material/Button';
import { useNavigate, useParams } from 'react-router';
import { EntryFrame } from './EntryFrame.tsx';
import { NewPassword } from './NewPassword.tsx';
import { passwordProblems } from './registration.ts';
import { type Broken, rulesResolver } from './ruleErrors.ts';
import { useAccountWords } from './words.ts';

const EMPTY = { email: '', password: '', confirm: '' };

const problems = ({ email, password, confirm }: typeof EMPTY): readonly Broken[] => [
  ...(looksLikeEmail(email.trim()) ? [] : [{ field: 'email', inline: TEXTS.invalidEmail }]),
  ...passwordProblems(password, confirm, TEXTS.mismatchOnReset, { email }),
];

export function ResetPage() {
  const w = useAccountWords();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const toast = useToast();
  const send = useCommand(resetPassword, { quiet: true });
  const form = useKitForm({
    defaults: EMPTY,
    resolver: rulesResolver(problems),
    onSubmit: async ({ email, password }) => {
      const text = await send.mutateAsync({ params: { token }, body: { email: email.trim(), password } });
      if (text !== TEXTS.passwordUpdated) throw new Error(await localizedText(text));
      toast.success(localized(TEXTS.passwordReset));
      await navigate('/login');
    },
  });
  const link = useCall(checkResetLink, { params: { token } });
  if (link.data?.good === false && !send.isPending && !send.isSuccess)
    return (
      <EntryFrame title={w('reset.used')} lead={w('reset.usedHelp')}>
        <Button variant="contained" component={AppLink} to="/login?forgot">
          {w('reset.askAgain')}
        </Button>
      </EntryFrame>
    );
  // Nobody types into a form that is gone a moment later.
  if (link.isPending) return <Loading shape="form" count={3} />;
  return (
    <EntryFrame title={w('reset.title')} lead={w('reset.help')}>
      <Form form={form} label={w('reset.title')}>
        <FormText kind="email" name="email" label={w('login.email')} required autoComplete="username" />
        <NewPassword label={w('security.new')} />
        <Button type="submit" variant="contained" loading={form.methods.formState.isSubmitting}>
          {w('reset.submit')}
        </Button>
      </Form>
    </EntryFrame>
  );
}
