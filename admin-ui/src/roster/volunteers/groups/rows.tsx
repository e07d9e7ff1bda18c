import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import { RowAct } from '../../../kit/desk/RowAct.tsx';
import { GroupMark } from '../parts/GroupMark.tsx';
import { useVolunteerWords } from '../words.ts';
import type { Group, GroupLine, PersonLine } from './lines.ts';
import type { GroupActions } from './useGroupActions.ts';

const cut = {
  minWidth: 0,
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const row = { height: '100%', display: 'flex', alignItems: 'center', gap: 1 } as const;

interface GroupRowProps {
  readonly group: Group;
  readonly actions: GroupActions;
  readonly onEdit: (group: Group) => void;
}

/** A group with its colour and head count; its people follow in rows of their own. */
export function GroupRow({ group, actions, onEdit }: GroupRowProps) {
  const v = useVolunteerWords();
  const { group_name, color, signup } = group;
  return (
    <Box sx={{ ...row, pl: 1.5, pr: 0.75, borderLeft: '5px solid' }} style={{ borderLeftColor: color }}>
      <Box sx={{ ...cut, fontWeight: 650 }}>{group_name}</Box>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {v('groups.personCount', { count: signup.length })}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <RowAct label={`${v('action.edit')}: ${group_name} (E)`} onClick={() => onEdit(group)}>
          <Edit fontSize="small" />
        </RowAct>
        <RowAct label={`${v('action.delete')}: ${group_name} (-)`} onClick={() => void actions.erase(group)}>
          <Delete fontSize="small" />
        </RowAct>
      </Box>
    </Box>
  );
}

interface MemberRowProps {
  readonly line: Extract<GroupLine, { kind: 'member' }>;
  readonly actions: GroupActions;
}

/** Somebody in a group. */
export function MemberRow({ line: { person, group }, actions }: MemberRowProps) {
  const v = useVolunteerWords();
  return (
    <Box sx={{ ...row, pl: 3.5, pr: 0.75 }}>
      <Box sx={cut}>{person.name}</Box>
      <RowAct
        label={v('schedule.remove', { name: person.name })}
        onClick={() => void actions.remove(person, group)}
      >
        <Remove fontSize="small" />
      </RowAct>
    </Box>
  );
}

/** A volunteer, and the group they are in. */
export function PersonRow({ line: { person, inside } }: { line: PersonLine }) {
  const v = useVolunteerWords();
  return (
    <Box sx={{ ...row, px: 1.5, color: inside ? 'text.secondary' : undefined }}>
      <Box sx={{ ...cut, fontWeight: 550 }}>{person.name}</Box>
      <Box sx={{ maxWidth: '45%', typography: 'caption', color: 'text.secondary' }}>
        {inside ? v('groups.inThis') : person.group && <GroupMark group={person.group} />}
      </Box>
    </Box>
  );
}
