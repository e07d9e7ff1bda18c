import { getLineCheckin } from '@courtcrew/domain/board/contract.ts';
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { knownNameOf } from '@courtcrew/ui-kit/board/names.ts';
import { nextInQueue } from '@courtcrew/ui-kit/board/queue.ts';
import { useAuxTitle } from '@courtcrew/ui-kit/board/useAuxTitle.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyDialog } from '@courtcrew/ui-kit/page/dialog/lazyDialog.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { BoardView } from '../page/view.ts';
import { useBoardWords } from '../words.ts';
import { ordinal } from './figures.ts';
import { type OwnPlace as At, placeOf, secondOf } from './people.ts';
import { Running } from './Running.tsx';

type Of<Where extends At['at']> = Extract<At, { at: Where }>;

interface OwnPlaceProps extends Pick<BoardView, 'board' | 'own'> {
  readonly tid: string;
}

/** The reader's own place, on top: what most people open the page for. */
export function OwnPlace({ tid, board, own }: OwnPlaceProps) {
  const w = useBoardWords();
  const { pending, tournaments } = useSession();
  if (pending || own === null) return null;
  const place = placeOf(board, own);
  // Staff of the tournament look at the board and work elsewhere.
  if (!place && tournaments.some((tournament) => tournament.tid === tid)) return null;
  return (
    <Box component="section" tabIndex={-1} aria-label={w('own.title')}>
      {place?.at === 'queue' && <InQueue place={place} soon={nextInQueue(board.queue).has(own)} />}
      {place?.at === 'court' && <OnCourt tid={tid} place={place} />}
      {place?.at === 'aux' && <OnAssignment place={place} />}
      {!place && <Elsewhere tid={tid} own={own} />}
    </Box>
  );
}

/** Trainers and line judges check in, too, and stand in no list of the board. */
function Elsewhere({ tid, own }: { tid: string; own: string }) {
  const w = useBoardWords();
  const line = useCall(getLineCheckin, { params: { tid } });
  // Nobody is told the opposite of what the answer says a moment later.
  if (line.isPending) return null;
  const isHere = line.data?.some(({ ref_id, place }) => ref_id === own && place !== null);
  if (isHere) return <OwnCard quiet title={w('own.line')} text={w('own.lineHelp')} />;
  return <OwnCard quiet title={w('own.nowhere')} text={w('own.nowhereHelp')} />;
}

function InQueue({ place: { position, row }, soon }: { place: Of<'queue'>; soon: boolean }) {
  const w = useBoardWords();
  const { language } = useSpeech();
  return (
    <OwnCard
      warm={soon}
      title={w('own.queue', { place: ordinal(position, language) })}
      text={row.quick_break ? w('own.break') : soon && w('own.soon')}
    />
  );
}

function OnCourt({ tid, place: { as, row } }: { tid: string; place: Of<'court'> }) {
  const w = useBoardWords();
  const second = secondOf(row);
  const other = as === 'lead' ? second : row;
  const name = other && knownNameOf(other);
  return (
    <OwnCard
      warm
      title={w('own.court', { court: row.court_num })}
      text={
        <>
          <span>{w(as === 'lead' ? 'own.lead' : 'own.second')}</span>
          {name && <span>{w('own.with', { name })}</span>}
          {row.start_time && <Running word="courts.running" since={row.start_time} />}
          <MedalBadge medal={row.medal} />
        </>
      }
      action={<FinishMatch key={row.id} tid={tid} court={row} />}
    />
  );
}

function OnAssignment({ place: { row } }: { place: Of<'aux'> }) {
  const w = useBoardWords();
  const auxTitle = useAuxTitle();
  return (
    <OwnCard
      warm
      title={w('own.aux', { name: auxTitle(row) })}
      text={
        <>
          {row.court_num && <span>{w('aux.court', { court: row.court_num })}</span>}
          <Running word="aux.running" since={row.start_time} />
        </>
      }
    />
  );
}

interface OwnCardProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** Something is due, now or soon. */
  readonly warm?: boolean;
  readonly quiet?: boolean;
}

function OwnCard({ title, text, action, warm = false, quiet = false }: OwnCardProps) {
  return (
    <Box
      sx={{
        p: 2,
        mb: 2,
        borderRadius: 1,
        borderLeft: '5px solid',
        borderLeftColor: warm ? 'secondary.main' : quiet ? 'divider' : 'primary.light',
        backgroundColor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box role="status" sx={{ minWidth: 0 }}>
        <Typography variant={quiet ? 'body1' : 'h2'} component="p">
          {title}
        </Typography>
        {text && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              color: 'text.secondary',
            }}
          >
            {text}
          </Box>
        )}
      </Box>
      {action}
    </Box>
  );
}

const FinishDialog = lazyDialog(async () => (await import('./FinishDialog.tsx')).FinishDialog);

/** A referee without a match has nothing to finish. */
function FinishMatch({ tid, court }: { tid: string; court: CourtRow }) {
  const w = useBoardWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => setOpen(true)} className="no-print">
        {w('finish.action')}
      </Button>
      <FinishDialog tid={tid} court={court} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
