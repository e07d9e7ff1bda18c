import { assignMonitorToCourt } from '@courtcrew/domain/board/contract.ts';
import { getCheckedInCourtMonitors, getCheckedInVolunteers } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { TwoPane } from '@courtcrew/ui-kit/page/TwoPane.tsx';
import Box from '@mui/material/Box';
import { Choice } from '../../kit/desk/Choice.tsx';
import { CourtCall } from '../calls/CourtCall.tsx';
import { courtsByPerson, type MonitorCourt } from './people.ts';
import { TodayShifts } from './TodayShifts.tsx';
import { useMonitorWords } from './words.ts';

const FILTER = { all: false };

interface MonitorPickerProps {
  readonly tid: string;
  readonly courts: readonly MonitorCourt[];
}

export function MonitorPicker({ tid, courts }: MonitorPickerProps) {
  const { filter } = useUrlFilter(FILTER);
  const params = { tid };
  const monitors = useCall(getCheckedInCourtMonitors, { params }, { enabled: !filter.all });
  const everybody = useCall(getCheckedInVolunteers, { params }, { enabled: filter.all });
  return (
    <Answered of={filter.all ? everybody : monitors} loading="list" rows={8}>
      {(people) => <Panes tid={tid} courts={courts} people={people} />}
    </Answered>
  );
}

function Panes({ tid, courts, people }: MonitorPickerProps & { readonly people: readonly VolunteerFace[] }) {
  const m = useMonitorWords();
  const toast = useToast();
  const { filter, set } = useUrlFilter(FILTER);
  const { mutateAsync } = useCommand(assignMonitorToCourt);
  const owned = courtsByPerson(courts);
  const assign = async (ref_id: string, court: string) => {
    const seen = courts.find(({ court_num }) => court_num === court)?.ref_id;
    await mutateAsync({ params: { tid }, body: { court, ref_id, seen } });
    const name = people.find((person) => person.ref_id === ref_id)?.name ?? '';
    toast.success(m('monitors.assigned', { name, court }));
  };
  const which = (
    <Choice
      label={m('monitors.which')}
      value={filter.all ? 'all' : 'own'}
      options={[
        ['own', m('monitors.own')],
        ['all', m('monitors.all')],
      ]}
      onChange={(value) => set({ all: value === 'all' })}
    />
  );
  return (
    <TwoPane
      left={{
        title: m('monitors.who'),
        toolbar: which,
        empty: m(filter.all ? 'monitors.nobodyAtAll' : 'monitors.nobody'),
        items: people.map((person) => ({
          id: person.ref_id,
          name: person.name,
          content: <Person person={person} courts={owned.get(person.ref_id) ?? []} />,
        })),
      }}
      right={{
        title: m('monitors.courts'),
        columns: 2,
        empty: m('monitors.noCourts'),
        items: courts.map((court) => ({
          id: court.court_num,
          name: `${m('monitors.court', { court: court.court_num })} ${court.description}`,
          content: <Court tid={tid} court={court} />,
        })),
      }}
      onAssign={assign}
    />
  );
}

function Person({ person: { name, shifts }, courts }: { person: VolunteerFace; courts: readonly string[] }) {
  const m = useMonitorWords();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <TodayShifts shifts={shifts} />
        </Box>
      </Box>
      {courts.length > 0 && (
        <Box sx={{ fontWeight: 650, color: 'primary.main', whiteSpace: 'nowrap' }}>
          {courts.length === 1
            ? m('monitors.court', { court: courts[0] ?? '' })
            : m('monitors.onMany', { courts: courts.join(', ') })}
        </Box>
      )}
    </Box>
  );
}

function Court({ tid, court }: { tid: string; court: MonitorCourt }) {
  const m = useMonitorWords();
  const { court_num, color, description, ref_id } = court;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <CourtBadge court={court_num} color={color} />
      <Box sx={{ minWidth: 0, lineHeight: 1.3 }}>
        {ref_id === null ? (
          <Box sx={{ color: 'text.secondary' }}>{m('monitors.none')}</Box>
        ) : (
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(court)}</Box>
        )}
        <CourtCall tid={tid} court={court_num} />
        {description && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {description}
          </Box>
        )}
      </Box>
    </Box>
  );
}
