import {
  deleteVolunteerGroup,
  removeFromVolunteerGroup,
  saveVolunteerGroupAssignment,
} from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { useVolunteerWords } from '../words.ts';
import type { Group, GroupMember } from './lines.ts';

interface Placed extends Pick<GroupMember, 'ref_id' | 'name'> {
  /** Where the person is now; null for nowhere. */
  readonly vgid: string | null;
}

/** Puts people into groups and out of them; told, and undone by one press. Nothing here rejects. */
export function useGroupActions() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const toast = useToast();
  const confirm = useConfirm();
  const put = useCommand(saveVolunteerGroupAssignment);
  const take = useCommand(removeFromVolunteerGroup);
  const erase = useCommand(deleteVolunteerGroup, { done: v('groups.deleted') });
  // A refusal has been told in a toast by the command itself.
  const told = () => {};
  const place = (ref_id: string, from: string | null, vgid: string | null) =>
    vgid === null
      ? take.mutateAsync({ params: { tid }, body: { ref_id, from } })
      : put.mutateAsync({ params: { tid }, body: { ref_id, from, vgid } });
  const move = ({ ref_id, vgid: before }: Placed, to: string | null, done: string): Promise<void> =>
    place(ref_id, before, to).then(
      ({ changed }) =>
        // Taking back what changed nothing would take back what another desk did.
        toast.success(
          done,
          changed === false
            ? undefined
            : { undo: () => place(ref_id, to, before).then(() => toast.success(v('groups.undone')), told) },
        ),
      told,
    );
  return {
    assign: (person: Placed, { vgid, group_name: group }: Group) =>
      move(person, vgid, v('groups.assigned', { name: person.name, group })),
    remove: ({ ref_id, name }: GroupMember, { vgid, group_name: group }: Group) =>
      move({ ref_id, name, vgid }, null, v('groups.removed', { name, group })),
    async erase({ vgid, group_name: name, signup }: Group): Promise<void> {
      const yes = await confirm({
        title: v('setup.deleteTitle', { name }),
        text: v('groups.deleteText', { count: signup.length }),
        action: v('action.delete'),
        danger: true,
      });
      if (yes)
        await erase.mutateAsync({ params: { tid }, body: { vgid, people: signup.length } }).then(told, told);
    },
  };
}

export type GroupActions = ReturnType<typeof useGroupActions>;
