import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { useMemo } from 'react';
import { PairDesk } from '../../../kit/desk/PairDesk.tsx';
import { usePair } from '../../../kit/desk/usePair.ts';
import { Pager } from '../parts/Pager.tsx';
import { useCrew } from '../parts/useCrew.ts';
import { useVolunteerWords } from '../words.ts';
import { type Group, type GroupLine, groupLines, type PersonLine } from './lines.ts';
import { GroupRow, MemberRow, PersonRow } from './rows.tsx';
import { useGroupActions } from './useGroupActions.ts';

const FILTER = { q: '', person: '' };
const HEIGHTS = { group: 46, member: 36 } as const;
const heightOfLine = ({ kind }: GroupLine): number => HEIGHTS[kind];
const heightOfPerson = (): number => 44;
const drawPerson = (line: PersonLine) => <PersonRow line={line} />;
const NOBODY: readonly Volunteer[] = [];

/** Groups with their people beside all volunteers: one picked in each list puts the person into the group. */
export function GroupDesk({ groups, onEdit }: { groups: readonly Group[]; onEdit: (group: Group) => void }) {
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
