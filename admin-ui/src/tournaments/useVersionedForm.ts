import { type KitForm, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { same, settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormState } from 'react-hook-form';

interface Base<Values> {
  /** The record's version these values stand on. */
  readonly version: number;
  /** Version of the record the inputs were last filled from; older than `version` after an own save. */
  readonly filled: number;
  readonly values: Values;
  /** Counts how often the editors must begin anew. */
  readonly generation: number;
}

interface VersionedFormOptions<Values> {
  /** Of the newest record. */
  readonly version: number;
  /** The newest record as the inputs hold it; the same object for the same record. */
  readonly values: Values;
  /** Whether the editors of formatted texts show something else than other values say. */
  readonly differInHtml: (one: Values, other: Values) => boolean;
  /** Saves what was typed over the values and the version it stands on; answers the version that was saved. */
  readonly save: (typed: Values, on: { values: Values; version: number }) => Promise<{ version: number }>;
  /** What the form holds of it once that is saved, where that is not what was typed. */
  readonly afterwards?: (typed: Values) => Values;
}

export interface VersionedForm<Values extends FieldValues> {
  readonly form: KitForm<Values>;
  readonly generation: number;
  readonly dirty: boolean;
  /** Somebody else has saved while this form was being changed. */
  readonly outdated: boolean;
  /** Fills the form with the newest version; the own changes are lost. */
  readonly adopt: () => void;
}

/**
 * The form of a record that others edit, too: an untouched form follows the record, a changed one keeps what was typed
 * and says that it is outdated. The server refuses to save over a newer version.
 */
export function useVersionedForm<Values extends FieldValues>({
  version,
  values,
  differInHtml,
  save,
  afterwards = (typed) => typed,
}: VersionedFormOptions<Values>): VersionedForm<Values> {
  const [base, setBase] = useState<Base<Values>>(() => ({ version, filled: version, values, generation: 0 }));
  // What others have saved is not in this form: what was typed stands on it as well.
  const untouched = version > base.version && same(values, base.values);
  const on = { values: base.values, version: untouched ? version : base.version };
  const newest = useRef(on);
  useEffect(() => {
    newest.current = on;
  });
  /** Whoever presses again while it saves has typed more: that is saved over what is being saved, not beside it. */
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

  // Also after an own save: the server completes addresses and cleans formatted texts.
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
