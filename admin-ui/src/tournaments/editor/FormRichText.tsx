import { leaving } from '@courtcrew/ui-kit/form/leaving.ts';
import { useController } from 'react-hook-form';
import { RichText } from './RichText.tsx';

interface FormRichTextProps {
  readonly name: string;
  readonly label: string;
  readonly generation?: number;
}

/** A formatted text of the surrounding form. */
export function FormRichText({ name, ...rest }: FormRichTextProps) {
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
