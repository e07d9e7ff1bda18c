import {
  addVolunteerToTournament,
  removeVolunteerFromTournament,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useMembers } from '../../staff/useMembers.ts';
import { useVolunteerWords } from '../words.ts';

/** Puts people on the list of volunteers, and takes them off it with their shifts. */
export function useVolunteerList() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const add = useCommand(addVolunteerToTournament, { affects: ['audit'] });
  const remove = useCommand(removeVolunteerFromTournament, { affects: ['audit'] });
  const members = useMembers({
    add: (ref_id) => add.mutateAsync({ params: { tid }, body: { ref_id } }),
    remove: (ref_id, shifts) => remove.mutateAsync({ body: { tid, ref_id, shifts } }),
    lossOf: (name, count) => v('roster.removeText', { name, count }),
  });
  return { ...members, busy: add.isPending || remove.isPending };
}
