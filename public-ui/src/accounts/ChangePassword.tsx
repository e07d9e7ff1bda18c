import { changePassword } from '@courtcrew/domain/accounts/contract.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import Button from '@mui/material/Button';
import { passwordProblems } from './registration.ts';
import { rulesResolver } from './ruleErrors.ts';
import { useAccountWords } from './words.ts';

const EMPTY = { password: '', newPassword: '', confirm: '' };

const problems = ({ newPassword, confirm }: typeof EMPTY) =>
  passwordProblems(newPassword, confirm, TEXTS.mismatchOnReset).map(({ field, inline }) => ({
    field: field === 'password' ? 'newPassword' : field,
    inline,
  }));

export function ChangePassword() {
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
        name="password"
        label={w('security.current')}
        type="password"
        autoComplete="current-password"
      />
      <FormText
        name="newPassword"
        label={w('security.new')}
        type="password"
        hint={w('register.passwordHint')}
        autoComplete="new-password"
      />
      <FormText name="confirm" label={w('register.confirm')} type="password" autoComplete="new-password" />
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
