import { useController } from 'react-hook-form';
import { CodeInput } from './CodeInput.tsx';

export function FormCode() {
  const { field, fieldState } = useController({ name: 'code' });
  return <CodeInput value={field.value} onChange={field.onChange} error={fieldState.error?.message} />;
}
