import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { queueKey } from '@courtcrew/ui-kit/board/changes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { isPastHours } from '@courtcrew/ui-kit/board/queue.ts';
import { Elapsed } from '@courtcrew/ui-kit/time/Elapsed.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Coffee from '@mui/icons-material/CoffeeOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import SportsScore from '@mui/icons-material/SportsScore';
import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';
import { useBoardWords } from '../words.ts';
import type { QueueEntry } from './entries.ts';
import { NoteLine } from './NoteLine.tsx';
import { lineStyle } from './queueStyle.ts';

interface QueueLineProps {
  readonly entry: QueueEntry;
  readonly zone: string;
  readonly onGrab: (event: PointerEvent, person: QueueRow) => void;
}

export function QueueLine({ entry, zone, onGrab }: QueueLineProps) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const now = useNow();
  const { row, position, isChanged, isBusy } = entry;
  return (
    <Box
      data-drop={queueKey(row.ref_id)}
      data-changed={isChanged || undefined}
      data-break={row.quick_break || undefined}
      aria-busy={isBusy || undefined}
      onPointerDown={(event) => onGrab(event, row)}
      sx={lineStyle}
    >
      <Box
        component="span"
        data-grip
        title={b('queue.grip', { name: nameOf(row) })}
        sx={{ display: 'flex', touchAction: 'none', cursor: 'grab', color: 'text.disabled', mx: -0.5 }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <Box component="span" className="position">
        {position}
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box className="name">{nameOf(row)}</Box>
        <NoteLine tag={row.tag} note={row.note ?? row.ref_note} />
      </Box>
      {row.quick_break && <Coffee fontSize="small" color="warning" titleAccess={b('queue.break')} />}
      {row.last_match && (
        <SportsScore fontSize="small" color="secondary" titleAccess={b('queue.lastMatch')} />
      )}
      <CredentialBadge credentials={row.credentials} verified={row.credentials_verified} />
      <Box className="times">
        <Box title={b('queue.waiting', { time: clock(row.since, zone, language) })}>
          <Elapsed since={row.since} />
        </Box>
        {row.end_time !== null && <Until end={row.end_time} isPast={isPastHours(row, now)} zone={zone} />}
      </Box>
    </Box>
  );
}

/** Highlighted once past. */
function Until({ end, isPast, zone }: { end: string; isPast: boolean; zone: string }) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const marked = isPast ? { color: 'warning.main', fontWeight: 680 } : { color: 'text.secondary' };
  return (
    <Box sx={{ fontSize: '0.6875rem', ...marked }} title={isPast ? b('queue.over') : undefined}>
      {b(isPast ? 'queue.overAt' : 'queue.until', { time: clock(end, zone, language) })}
    </Box>
  );
}
