import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { useAccountWords } from './words.ts';

export function NewPassword({ label }: { label: string }) {
  const w = useAccountWords();
  return (
    <>
      <FormText
        name="password"
        label={label}
        type="password"
        required
        hint={w('register.passwordHint')}
        autoComplete="new-password"
      />
      <FormText
        name="confirm"
        label={w('register.confirm')}
        type="password"
        required
        autoComplete="new-password"
      />
    </>
  );
}
