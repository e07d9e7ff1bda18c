import { assignMonitorToCourt } from '@courtcrew/domain/board/contract.ts';
import { CourtBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { MonitorCourt } from './people.ts';
import { useMonitorWords } from './words.ts';

export function Assigned({ tid, courts }: { tid: string; courts: readonly MonitorCourt[] }) {
  const m = useMonitorWords();
  const toast = useToast();
  const { mutate, isPending } = useCommand(assignMonitorToCourt);
  const monitored = courts.filter(({ ref_id }) => ref_id !== null);
  /** Names whom it replaces: another desk may have assigned somebody meanwhile. */
  const replace = (court: string, seen: string | null, ref_id: string | null, done?: () => void) =>
    mutate({ params: { tid }, body: { court, ref_id, seen } }, { onSuccess: done });
  const remove = ({ court_num, ref_id }: MonitorCourt) =>
    replace(court_num, ref_id, null, () =>
      toast.success(m('monitors.removed', { court: court_num }), {
        undo: () => replace(court_num, null, ref_id),
      }),
    );
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
            <Line key={court.court_order} court={court} isBusy={isPending} onRemove={() => remove(court)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Line({ court, isBusy, onRemove }: { court: MonitorCourt; isBusy: boolean; onRemove: () => void }) {
  const m = useMonitorWords();
  const { court_num, color } = court;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <CourtBadge court={court_num} color={color} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(court)}</Box>
      <Tooltip title={m('monitors.remove')}>
        <IconButton
          aria-label={m('monitors.removeOf', { court: court_num, name: nameOf(court) })}
          disabled={isBusy}
          onClick={onRemove}
        >
          <PersonRemove />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
