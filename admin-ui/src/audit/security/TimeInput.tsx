import { TextInput, type TextInputProps } from 'react-admin';

/** `2026-11-22T10:15` on this device's clock, as the browser's own field wants it. */
const shown = (iso: string | undefined): string => {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** From or until when; an instant in the address, the device's clock in the field. */
export const TimeInput = (props: TextInputProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    format={shown}
    parse={(typed: string) => (typed ? new Date(typed).toISOString() : '')}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
