import { ColorInput } from '@courtcrew/ui-kit/form/ColorInput.tsx';
import { leaving } from '@courtcrew/ui-kit/form/leaving.ts';
import { useController } from 'react-hook-form';
import { useDeskKitWords } from './words.ts';

export function ColorField({ name }: { name: string }) {
  const d = useDeskKitWords();
  const { field, fieldState } = useController({ name });
  return (
    <ColorInput
      label={d('desk.color')}
      value={String(field.value ?? '')}
      onChange={field.onChange}
      onBlur={leaving(field.onBlur)}
      error={fieldState.error?.message}
    />
  );
}
