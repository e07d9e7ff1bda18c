import type { QueueRow } from '@courtcrew/domain/board/shapes.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { queueKey } from '@courtcrew/ui-kit/board/changes.ts';
import { isPastHours, nextInQueue } from '@courtcrew/ui-kit/board/queue.ts';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Flag from '@mui/icons-material/FlagOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { Nobody, Section } from '../page/Section.tsx';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { Cut } from './Cut.tsx';
import { PersonRow } from './PersonRow.tsx';
import { Running } from './Running.tsx';

export function QueueList({ board, changed, ...view }: BoardView) {
  const w = useBoardWords();
  const { queue } = board;
  const now = useNow();
  const next = useMemo(() => nextInQueue(queue), [queue]);
  return (
    <Section id="queue" title={w('queue.title')} count={queue.length}>
      {queue.length === 0 ? (
        <Nobody>{w('queue.empty')}</Nobody>
      ) : (
        <Cut label={w('queue.title')} rows={queue} most={12}>
          {(row, index) => (
            <InQueue
              key={row.ref_id}
              row={row}
              position={index + 1}
              next={next.has(row.ref_id)}
              over={isPastHours(row, now)}
              own={row.ref_id === view.own}
              fresh={changed.has(queueKey(row.ref_id))}
              zone={view.zone}
            />
          )}
        </Cut>
      )}
      <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>{w('queue.estimate')}</Box>
    </Section>
  );
}

interface InQueueProps extends Pick<BoardView, 'zone'> {
  readonly row: QueueRow;
  readonly position: number;
  readonly next: boolean;
  readonly over: boolean;
  readonly own: boolean;
  readonly fresh: boolean;
}

const InQueue = memo(function InQueue({ row, position, next, over, own, fresh, zone }: InQueueProps) {
  const w = useBoardWords();
  const { language } = useSpeech();
  const note = [...new Set([row.note, row.ref_note])].filter(Boolean).join(' · ');
  return (
    <PersonRow
      person={row}
      own={own}
      fresh={fresh}
      lead={<Position position={position} next={next} />}
      details={
        <>
          <Running word="queue.waiting" since={row.since} />
          {over && <Badge tone="warning">{w('queue.over')}</Badge>}
          {row.end_time && <span>{w('queue.until', { time: clock(row.end_time, zone, language) })}</span>}
          {row.quick_break && (
            <Badge tone="warning" weight="outline" icon={<Pause />}>
              {w('queue.break')}
            </Badge>
          )}
          {row.last_match && (
            <Badge tone="info" weight="outline" icon={<Flag />}>
              {w('queue.lastMatch')}
            </Badge>
          )}
          {row.tag && <Badge tone="plain">{row.tag}</Badge>}
          {note && <Box sx={{ overflowWrap: 'anywhere' }}>{note}</Box>}
        </>
      }
      end={next && <Badge tone="secondary">{w('queue.next')}</Badge>}
    />
  );
});

const Position = ({ position, next }: { position: number; next: boolean }) => (
  <Box
    component="span"
    sx={{
      minWidth: 32,
      textAlign: 'right',
      fontWeight: 700,
      fontSize: '1.125rem',
      fontVariantNumeric: 'tabular-nums',
      color: next ? 'secondary.main' : 'text.secondary',
    }}
  >
    {position}
  </Box>
);
