import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useAccountWords } from './words.ts';

export function NewPassword({ label }: { label: string }) {
  const w = useAccountWords();
  return (
    <>
      <FormText
        kind="password"
        name="password"
        label={label}
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
    </>
  );
}
