import { assignMonitorToCourt } from '@courtcrew/domain/board/contract.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { MonitorCourt } from './people.ts';
import { useMonitorWords } from './words.ts';

interface AssignedProps {
  readonly tid: string;
  readonly courts: readonly MonitorCourt[];
}

/** Courts that have a monitor, each with the way to take the monitor away. */
export function Assigned({ tid, courts }: AssignedProps) {
  const m = useMonitorWords();
  const monitored = courts.filter(({ ref_id }) => ref_id !== null);
  return (
    <Box component="section" aria-labelledby="assigned">
      <Typography variant="h2" id="assigned" sx={{ mb: 1 }}>
        {m('monitors.now')}
      </Typography>
      {monitored.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{m('monitors.nowNone')}</Box>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {monitored.map((court) => (
            <Line key={court.court_order} tid={tid} court={court} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Line({ tid, court }: { tid: string; court: MonitorCourt }) {
  const m = useMonitorWords();
  const toast = useToast();
  const { court_num, color, ref_id } = court;
  const { mutate, isPending } = useCommand(assignMonitorToCourt);
  const give = (monitor: string | null, done?: () => void) =>
    mutate({ params: { tid }, body: { court: court_num, ref_id: monitor } }, { onSuccess: done });
  const remove = () =>
    give(null, () =>
      toast.success(m('monitors.removed', { court: court_num }), { undo: () => give(ref_id) }),
    );
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <CourtBadge court={court_num} color={color} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(court)}</Box>
      <Tooltip title={m('monitors.remove')}>
        <IconButton
          aria-label={m('monitors.removeOf', { court: court_num, name: nameOf(court) })}
          disabled={isPending}
          onClick={remove}
        >
          <PersonRemove />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
