import {
  addRefToTournamentSetup,
  editRef,
  removeRefFromTournament,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDeskWords } from '../words.ts';
import { ON_COURT, useMembers } from './useMembers.ts';

export function useStaff() {
  const { tid } = useDesk();
  const d = useDeskWords();
  const add = useCommand(addRefToTournamentSetup, { affects: ['audit'] });
  const toast = useToast();
  const remove = useCommand(removeRefFromTournament, {
    affects: ['audit'],
    // The list asks whether they go after the match.
    failed: (failure) => failure.code !== ON_COURT && toast.error(failure.message),
  });
  const edit = useCommand(editRef, { affects: ['accounts'], quiet: true, done: d('setup.saved') });
  const members = useMembers({
    add: (ref_id) => add.mutateAsync({ params: { tid }, body: { ref_id } }),
    remove: (ref_id, shifts, after_match) =>
      remove.mutateAsync({ params: { tid }, body: { ref_id, shifts, after_match } }),
    lossOf: (name, count) => d('staff.removeText', { name, count }),
  });
  return { ...members, edit, busy: add.isPending || remove.isPending };
}
