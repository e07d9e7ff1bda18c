import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { type RefObject, useRef, useState } from 'react';
import { useDeleteShift } from './useDeleteShift.ts';

interface InForm {
  readonly edit?: ShiftRow;
  readonly pattern?: ShiftRow;
}

export interface Setup {
  readonly inForm: InForm;
  /** Remounts the form at every opening: typed values must not be saved over a newer version. */
  readonly formKey: number;
  readonly form: RefObject<HTMLDivElement | null>;
  /** Opens a shift for editing, or as a pattern of a new one. */
  open(next: InForm): void;
  close(): void;
  /** Asks and deletes; closes the form of a deleted shift. */
  remove(shift: ShiftRow): Promise<void>;
}

const NOTHING = { inForm: {}, formKey: 0 };

export function useSetup(): Setup {
  const [{ inForm, formKey }, setOpened] = useState<{ inForm: InForm; formKey: number }>(NOTHING);
  const setInForm = (next: InForm) => setOpened((before) => ({ inForm: next, formKey: before.formKey + 1 }));
  const form = useRef<HTMLDivElement>(null);
  const remove = useDeleteShift();
  const close = () => setInForm({});
  return {
    inForm,
    formKey,
    form,
    open(next) {
      setInForm(next);
      form.current?.scrollIntoView({ block: 'nearest' });
      form.current?.focus({ preventScroll: true });
    },
    close,
    async remove(shift) {
      if ((await remove(shift)) && inForm.edit?.sid === shift.sid) close();
    },
  };
}
