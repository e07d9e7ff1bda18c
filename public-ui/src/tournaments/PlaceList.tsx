import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDates } from './dates.ts';
import type { MapPlace } from './places.ts';
import { useTournamentWords } from './words.ts';

interface PlaceListProps {
  readonly places: readonly MapPlace[];
  readonly open: string | null;
  readonly onOpen: (key: string) => void;
}

/** Everything with a pin; the name opens the signup, the pin shows the place. */
export function PlaceList({ places, open, onOpen }: PlaceListProps) {
  const w = useTournamentWords();
  return (
    <Box
      component="ul"
      aria-label={w('list.title')}
      // A scrolling region must be focusable.
      tabIndex={0}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        maxHeight: { md: 560 },
        overflowY: { md: 'auto' },
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      {places.flatMap(({ key, tournaments }) =>
        tournaments.map((tournament) => (
          <Box
            component="li"
            key={tournament.tid}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              borderBottom: '1px solid var(--mui-palette-divider)',
              '&:last-of-type': { borderBottom: 0 },
              backgroundColor: key === open ? 'action.selected' : undefined,
            }}
          >
            <Line tournament={tournament} />
            <IconButton
              aria-label={w('map.show', { name: tournament.name })}
              aria-pressed={key === open}
              color={key === open ? 'primary' : 'default'}
              onClick={() => onOpen(key)}
              sx={{ width: 44, height: 44, mr: 0.5 }}
            >
              <PlaceOutlined />
            </IconButton>
          </Box>
        )),
      )}
    </Box>
  );
}

export function Line({ tournament }: { tournament: MapPlace['tournaments'][number] }) {
  const dates = useDates(tournament);
  return (
    <AppLink
      to={`/signup/${tournament.tid}`}
      color="inherit"
      underline="none"
      sx={{ flex: 1, minWidth: 0, p: 1.5, '&:hover .name': { textDecoration: 'underline' } }}
    >
      <Box component="span" className="name" sx={{ display: 'block', fontWeight: 650 }}>
        {tournament.name}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {dates} · {tournament.location}
      </Box>
    </AppLink>
  );
}
