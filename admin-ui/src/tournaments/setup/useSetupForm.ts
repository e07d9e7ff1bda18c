import { editTournament, type SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { type KitForm, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useCallback, useEffect, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { changesOf, differInHtml, type SetupValues, valuesOf } from './values.ts';

interface Base {
  /** The record's version these values stand on. */
  readonly version: number;
  /** Version of the record the inputs were last filled from; older than `version` after an own save. */
  readonly filled: number;
  readonly values: SetupValues;
  /** Counts how often the editors must begin anew. */
  readonly generation: number;
}

export interface SetupForm {
  readonly form: KitForm<SetupValues>;
  readonly generation: number;
  readonly dirty: boolean;
  /** Somebody else has saved while this form was being changed. */
  readonly outdated: boolean;
  /** Fills the form with the newest version; the own changes are lost. */
  readonly adopt: () => void;
}

/**
 * The setup form of a record that others edit, too: an untouched form follows the record, a changed one keeps what
 * was typed and says that it is outdated. The server refuses to save over a newer version.
 */
export function useSetupForm(row: SetupRow): SetupForm {
  const [base, setBase] = useState<Base>(() => ({
    version: row.version,
    filled: row.version,
    values: valuesOf(row),
    generation: 0,
  }));
  const { mutateAsync } = useCommand(editTournament, {
    affects: ['accounts'],
    quiet: true,
    done: ({ message }) => message,
  });
  const form = useKitForm<SetupValues>({
    defaults: base.values,
    onSubmit: async (values) => {
      const { version } = await mutateAsync({
        params: { tid: row.tid },
        body: { ...changesOf(base.values, values), version: base.version },
      });
      settle(form.methods, values, values);
      setBase((before) => ({ ...before, version, values }));
    },
  });
  const { reset, getValues, control } = form.methods;
  const { isDirty, isSubmitting } = useFormState({ control });

  const adopt = useCallback(() => {
    const values = valuesOf(row);
    const shown = getValues();
    reset(values);
    setBase(({ generation }) => ({
      version: row.version,
      filled: row.version,
      values,
      generation: differInHtml(values, shown) ? generation + 1 : generation,
    }));
  }, [row, reset, getValues]);

  const newer = row.version > base.version;
  // Also after an own save: the server completes addresses and cleans formatted texts.
  const unread = row.version >= base.version && row.version !== base.filled;
  const follows = unread && !isDirty && !isSubmitting;
  useEffect(() => {
    if (follows) adopt();
  }, [follows, adopt]);

  return {
    form,
    generation: base.generation,
    dirty: isDirty,
    outdated: newer && isDirty && !isSubmitting,
    adopt,
  };
}
