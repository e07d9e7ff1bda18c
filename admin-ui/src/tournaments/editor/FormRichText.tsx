import { leaving } from '@courtcrew/ui-kit/form/leaving.ts';
import { useController } from 'react-hook-form';
import { RichText } from './RichText.tsx';

/** A formatted text of the surrounding form. */
export function FormRichText({ name, ...rest }: { name: string; label: string; generation?: number }) {
  const { field, fieldState } = useController({ name });
  return (
    <RichText
      {...rest}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={leaving(field.onBlur)}
      error={fieldState.error?.message}
    />
  );
}
