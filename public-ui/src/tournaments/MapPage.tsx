import { getTournaments, type ListingRow } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { EmptyState, LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mapGround } from './mapGround.ts';
import { PlaceList } from './PlaceList.tsx';
import { placed } from './places.ts';
import { TournamentCards } from './TournamentCards.tsx';
import { useTournamentWords } from './words.ts';

// Loaded apart: the list says the same without the map's 42 kB.
const TournamentMap = lazyPart(async () => (await import('./TournamentMap.tsx')).TournamentMap, LostPart);

/** Coming tournaments by place; the list beside the map serves keyboard, screen readers and touch. */
export function MapPage() {
  const w = useTournamentWords();
  const future = useCall(getTournaments, { query: { time: 'future' } });
  return (
    <>
      <PageHeader title={w('map.title')} />
      <Answered
        of={future}
        loading={<Placeholder height={440} />}
        empty={<EmptyState title={w('list.none')} text={w('list.noneFuture')} />}
      >
        {(rows) => <Places rows={rows} />}
      </Answered>
    </>
  );
}

function Places({ rows }: { rows: readonly ListingRow[] }) {
  const w = useTournamentWords();
  const [open, setOpen] = useState<string | null>(null);
  const { places, unplaced } = placed(rows);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: 'minmax(0, 1fr) 340px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ '&:empty': mapGround }}>
          <Part>
            <TournamentMap places={places} open={open} onOpen={setOpen} />
          </Part>
        </Box>
        <PlaceList places={places} open={open} onOpen={setOpen} />
      </Box>
      {unplaced.length > 0 && (
        <section aria-label={w('map.unplaced')}>
          <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
            {w('map.unplaced')}
          </Typography>
          <TournamentCards label={w('map.unplaced')} tournaments={unplaced} />
        </section>
      )}
    </>
  );
}
