import { type FieldKind, fieldAttributes } from '@courtcrew/ui-kit/form/fieldKind.ts';
import { TheirValue } from '@courtcrew/ui-kit/form/TheirValue.tsx';
import type { ComponentType } from 'react';
import * as ra from 'react-admin';

interface Labelled {
  readonly source: string;
  readonly label: string;
}

interface Shown {
  readonly choices?: readonly unknown[] | undefined;
  readonly format?: ((value: never) => unknown) | undefined;
}

/** A value as the input shows it. */
function textIn({ choices = [], format }: Shown, value: string): string {
  const chosen = choices.find((choice) => (choice as ra.RaRecord).id === value);
  return String(chosen ? (chosen as ra.RaRecord).name : (format?.(value as never) ?? value));
}

/** An input with somebody else's newer value below. */
const withTheirs = <Props extends Shown>(Input: ComponentType<Props>) =>
  function InputWithTheirs(props: Omit<Props, keyof Labelled> & Labelled) {
    const own = props as unknown as Props;
    return (
      <>
        <Input {...own} />
        <TheirValue name={props.source} label={props.label} show={(value) => textIn(own, value)} />
      </>
    );
  };

export const BooleanInput = withTheirs<ra.BooleanInputProps>(ra.BooleanInput);
export const DateInput = withTheirs<ra.DateInputProps>(ra.DateInput);
/** A whole number. */
export const NumberInput = withTheirs((props: ra.NumberInputProps) => (
  <ra.NumberInput {...props} slotProps={{ htmlInput: fieldAttributes('count') }} />
));
export const SelectInput = withTheirs((props: ra.SelectInputProps) => {
  const select = { SelectDisplayProps: { 'aria-required': props.isRequired } };
  return <ra.SelectInput {...props} slotProps={{ select }} />;
});

interface TextProps extends ra.TextInputProps {
  readonly kind: FieldKind;
}

export const TextInput = withTheirs(({ kind, slotProps, ...input }: TextProps) => {
  const { type, ...keys } = fieldAttributes(kind, input.multiline);
  const htmlInput = { ...keys, 'aria-required': input.isRequired };
  return <ra.TextInput {...input} type={type} slotProps={{ ...slotProps, htmlInput }} />;
});
