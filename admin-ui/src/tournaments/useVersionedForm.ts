import { type KitForm, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { same, settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form';

interface Base<Values> {
  /** Record version of these values. */
  readonly version: number;
  /** Record version the inputs were last filled from; older than `version` after an own save. */
  readonly filled: number;
  readonly values: Values;
  /** Incremented when the editors must remount. */
  readonly generation: number;
}

interface VersionedFormOptions<Values> {
  /** Of the newest record. */
  readonly version: number;
  /** The newest record as form values; of stable identity. */
  readonly values: Values;
  /** Whether the HTML editors show something else than other values. */
  readonly differInHtml: (one: Values, other: Values) => boolean;
  /** Saves typed values over a version; resolves to the saved version. */
  readonly save: (typed: Values, on: { values: Values; version: number }) => Promise<{ version: number }>;
  /** Form values after a save, where they differ from the typed ones. */
  readonly afterwards?: (typed: Values) => Values;
}

export interface VersionedForm<Values extends FieldValues> {
  readonly form: KitForm<Values>;
  readonly generation: number;
  readonly dirty: boolean;
  /** Somebody else saved while this form has unsaved changes. */
  readonly outdated: boolean;
  /** Fills the form with the newest version and discards unsaved changes. */
  readonly adopt: () => void;
}

/**
 * Form of a record that others edit, too: an untouched form follows the record, a changed one keeps its input and is
 * marked stale. The server refuses to save over a newer version.
 */
export function useVersionedForm<Values extends FieldValues>({
  version,
  values,
  differInHtml,
  save,
  afterwards = (typed) => typed,
}: VersionedFormOptions<Values>): VersionedForm<Values> {
  const [base, setBase] = useState<Base<Values>>(() => ({ version, filled: version, values, generation: 0 }));
  // Others' changes are not in this form: its input still stands on the earlier version.
  const untouched = version > base.version && same(values, base.values);
  const on = { values: base.values, version: untouched ? version : base.version };
  const newest = useRef(on);
  useEffect(() => {
    newest.current = on;
  });
  /** A press during a save means more input: it is saved after the running save, not beside it. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const saveOne = async (typed: Values): Promise<void> => {
    const saved = await save(typed, newest.current);
    const held = afterwards(typed);
    settle(form.methods, typed, held);
    newest.current = { values: held, version: saved.version };
    setBase((before) => ({ ...before, version: saved.version, values: held }));
  };
  const form = useKitForm<Values>({
    defaults: base.values as DefaultValues<Values>,
    onSubmit: (typed) => {
      const saving = underWay.current.then(
        () => saveOne(typed),
        () => saveOne(typed),
      );
      underWay.current = saving;
      return saving;
    },
  });
  const { reset, getValues, control } = form.methods;
  const { isDirty, isSubmitting } = useFormState({ control });

  const adopt = useCallback(() => {
    const shown = getValues();
    reset(values);
    setBase(({ generation }) => ({
      version,
      filled: version,
      values,
      generation: differInHtml(values, shown) ? generation + 1 : generation,
    }));
  }, [version, values, differInHtml, reset, getValues]);

  // Also after an own save: the server completes addresses and cleans HTML.
  const unread = version >= base.version && version !== base.filled;
  const follows = unread && !isDirty && !isSubmitting;
  useEffect(() => {
    if (follows) adopt();
  }, [follows, adopt]);

  return {
    form,
    generation: base.generation,
    dirty: isDirty,
    outdated: version > on.version && isDirty && !isSubmitting,
    adopt,
  };
}
