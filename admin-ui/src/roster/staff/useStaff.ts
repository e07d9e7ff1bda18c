import {
  addRefToTournamentSetup,
  editRef,
  removeRefFromTournament,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDeskWords } from '../words.ts';
import { useMembers } from './useMembers.ts';

/** Registering people with the tournament, and taking them off it again. */
export function useStaff() {
  const { tid } = useDesk();
  const d = useDeskWords();
  const add = useCommand(addRefToTournamentSetup, { affects: ['audit'] });
  const remove = useCommand(removeRefFromTournament, { affects: ['audit'] });
  const edit = useCommand(editRef, { affects: ['accounts'], quiet: true, done: d('setup.saved') });
  const members = useMembers({
    add: (ref_id) => add.mutateAsync({ params: { tid }, body: { ref_id } }),
    remove: (ref_id, shifts) => remove.mutateAsync({ params: { tid }, body: { ref_id, shifts } }),
    lossOf: (name, count) => d('staff.removeText', { name, count }),
  });
  return { ...members, edit, busy: add.isPending || remove.isPending };
}
