import { getVolunteerGroups } from '@courtcrew/domain/roster/contract.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { PairDesk } from '../../../kit/desk/PairDesk.tsx';
import { RowAct } from '../../../kit/desk/RowAct.tsx';
import { usePair } from '../../../kit/desk/usePair.ts';
import { GroupMark } from '../parts/GroupMark.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { GroupForm } from './GroupForm.tsx';
import { type Group, type GroupLine, groupLines, type PersonLine } from './lines.ts';
import { type GroupActions, useGroupActions } from './useGroupActions.ts';

/** Named, coloured groups of volunteers. */
export function GroupsPage() {
  const v = useVolunteerWords();
  const { tid } = useDesk();
  const groups = useCall(getVolunteerGroups, { params: { tid } });
  const [form, setForm] = useState<{ readonly group: Group | null } | null>(null);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setForm({ group: null })}>
      {v('groups.add')}
    </Button>
  );
  return (
    <>
      <VolunteerHeader title={v('staff.volunteerGroups')} actions={groups.data?.length ? add : undefined} />
      <Answered
        of={groups}
        loading="list"
        rows={10}
        empty={<EmptyState title={v('groups.none')} text={v('groups.noneHelp')} action={add} />}
      >
        {(rows) => <GroupDesk groups={rows} onEdit={(group) => setForm({ group })} />}
      </Answered>
      {form && <GroupForm group={form.group} onClose={() => setForm(null)} />}
    </>
  );
}

const FILTER = { q: '', person: '' };
const HEIGHTS = { group: 46, member: 36 } as const;
const heightOfLine = ({ kind }: GroupLine): number => HEIGHTS[kind];
const heightOfPerson = (): number => 44;
const drawPerson = (line: PersonLine) => <PersonRow line={line} />;
const NOBODY: readonly Volunteer[] = [];

/** Groups with their people beside all volunteers: one picked in each list puts the person into the group. */
function GroupDesk({ groups, onEdit }: { groups: readonly Group[]; onEdit: (group: Group) => void }) {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  const actions = useGroupActions();
  const { crew, total, pager } = useCrew({ q: filter.person });
  const pair = usePair<GroupLine, PersonLine>(({ group }, { person: { ref_id, name, group: before } }) =>
    actions.assign({ ref_id, name, vgid: before?.vgid ?? null }, group),
  );
  const lines = useMemo(() => groupLines(groups, filter.q), [groups, filter.q]);
  const rows = crew.data?.rows ?? NOBODY;
  const picked = pair.picks.left;
  const people = useMemo(
    () =>
      rows.map<PersonLine>((person) => ({
        key: person.ref_id,
        person,
        inside: picked !== null && person.group?.vgid === picked,
      })),
    [rows, picked],
  );
  const keyOn = (key: string, line: GroupLine): boolean => {
    if (key === '-' || key === 'Delete')
      void (line.kind === 'group' ? actions.erase(line.group) : actions.remove(line.person, line.group));
    else if (key.toLowerCase() === 'e') onEdit(line.group);
    else return false;
    return true;
  };
  return (
    <PairDesk<GroupLine, PersonLine>
      pair={pair}
      text={
        pair.left
          ? v('schedule.pickedShift', { name: pair.left.group.group_name })
          : pair.right
            ? v('groups.pickedPerson', { name: pair.right.person.name })
            : v('groups.pickFirst')
      }
      keys={[
        ['Enter', v('schedule.keyPick')],
        ['E', v('shifts.keyEdit')],
        ['-', v('schedule.keyRemove')],
      ]}
      besides={340}
      left={{
        title: v('home.groups'),
        count: String(groups.length),
        searchLabel: v('groups.find'),
        search: filter.q,
        onSearch: (q) => set({ q }),
        rows: lines,
        heightOf: heightOfLine,
        canPick: ({ kind }) => kind === 'group',
        onKey: keyOn,
        draw: (line) =>
          line.kind === 'group' ? (
            <GroupRow group={line.group} actions={actions} onEdit={onEdit} />
          ) : (
            <MemberRow line={line} actions={actions} />
          ),
        empty: v('groups.noMatch'),
      }}
      right={{
        title: v('staff.volunteers'),
        count: String(total),
        searchLabel: v('schedule.findPerson'),
        search: filter.person,
        onSearch: (person) => set({ person }),
        rows: people,
        heightOf: heightOfPerson,
        canPick: ({ inside }) => !inside,
        draw: drawPerson,
        empty: v(
          crew.isPending ? 'state.loading' : filter.person.trim() ? 'schedule.noPerson' : 'manage.noPeople',
        ),
        below: <Pager {...pager} />,
      }}
    />
  );
}

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
function GroupRow({ group, actions, onEdit }: GroupRowProps) {
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
function MemberRow({ line: { person, group }, actions }: MemberRowProps) {
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
function PersonRow({ line: { person, inside } }: { line: PersonLine }) {
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
