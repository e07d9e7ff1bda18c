import { editTournament, type SetupRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { useMemo } from 'react';
import { useVersionedForm, type VersionedForm } from '../useVersionedForm.ts';
import { useConfirmedDates } from './useConfirmedDates.ts';
import { differInHtml, type SetupValues, valuesOf } from './values.ts';

/** The setup form of a record; it sends what was changed. */
export function useSetupForm(row: SetupRow): VersionedForm<SetupValues> {
  const { mutateAsync } = useCommand(editTournament, {
    affects: ['accounts', 'roster'],
    quiet: true,
    done: ({ message }) => message,
  });
  const confirmed = useConfirmedDates();
  return useVersionedForm({
    version: row.version,
    values: useMemo(() => valuesOf(row), [row]),
    differInHtml,
    save: (typed, { values, version }) =>
      confirmed((meant) =>
        mutateAsync({ params: { tid: row.tid }, body: { ...changesOf(values, typed), version, ...meant } }),
      ),
    // Asked for once: the next text is a question of its own.
    afterwards: (typed) => ({ ...typed, sign_again: false, keep: 'wall' }),
  });
}
