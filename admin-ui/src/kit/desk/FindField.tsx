import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { FoundCount } from '@courtcrew/ui-kit/page/list/FoundCount.tsx';
import type { Ref, RefObject } from 'react';
import type { GridHandle } from './VirtualGrid.tsx';

interface FindFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** How many the search leaves; not known before the list has come. */
  readonly found: number | undefined;
  /** The searched list: an arrow leads into it. */
  readonly list: RefObject<GridHandle | null>;
  /** Takes the first found person, with Shift perhaps more. Without a search Enter does nothing. */
  readonly onEnter: (shift: boolean) => void;
}

export const FindField = ({ ref, label, hint, value, onChange, found, list, onEnter }: FindFieldProps) => (
  <>
    <TextInput
      kind="search"
      label={label}
      hint={hint}
      autoFocus
      inputRef={ref}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') list.current?.focus();
        else if (event.key === 'Enter' && value.trim() !== '') onEnter(event.shiftKey);
        else return;
        event.preventDefault();
      }}
    />
    <FoundCount search={value} count={found} />
  </>
);
