import { handleInvoiced, type PlatformRow } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor, useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { type Column, ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTournament } from '../shell/tournament.tsx';
import { usePlatformWords } from './words.ts';

/** Tournaments to go to: Go chooses one and opens its home. */
export function TournamentTable({ rows }: { rows: readonly PlatformRow[] }) {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const go = useGo();
  const { choose } = useTournament();
  const columns: readonly Column<PlatformRow>[] = [
    { id: 'name', label: w('list.name'), primary: true, cell: (row) => <Name row={row} /> },
    {
      id: 'dates',
      label: w('list.dates'),
      cell: ({ start, end_date }) => dayRange(start, end_date, language) ?? w('tournament.datesNeeded'),
    },
    { id: 'location', label: w('list.location'), cell: ({ location }) => location },
    { id: 'region', label: w('list.region'), wideOnly: true, cell: ({ facility }) => facility ?? '' },
    {
      id: 'status',
      label: w('list.status'),
      cell: ({ status }) => <TournamentStatusBadge status={status} />,
    },
    { id: 'courts', label: w('list.courts'), align: 'right', cell: (row) => <Courts row={row} /> },
    { id: 'invoiced', label: w('list.invoiced'), cell: (row) => <Invoiced row={row} /> },
  ];
  return (
    <ResponsiveTable
      caption={w('staff.tournamentList')}
      columns={columns}
      rows={rows}
      rowKey={({ tid }) => tid}
      mark={({ status, invoiced, name, start }) => [status, invoiced, name, start].join()}
      actions={({ tid, name }) => (
        <Button
          size="small"
          variant="outlined"
          aria-label={w('list.goTo', { name })}
          onClick={() => {
            choose(tid);
            go('/admin');
          }}
        >
          {w('list.go')}
        </Button>
      )}
    />
  );
}

function Name({ row }: { row: PlatformRow }) {
  const w = usePlatformWords();
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {row.name}
      </Box>
      {row.private_tournament && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {w('list.private')}
        </Box>
      )}
    </>
  );
}

/** How many there are, and the way to more of them. */
function Courts({ row: { tid, name, num_of_courts: count } }: { row: PlatformRow }) {
  const w = usePlatformWords();
  return (
    <Button
      size="small"
      component={AppAnchor}
      to={`/admin/addCourts/${tid}/${encodeURIComponent(name)}`}
      aria-label={w('list.courtsOf', { name, count })}
      sx={{ my: -0.5, mr: -1.5, minWidth: 44, justifyContent: 'flex-end' }}
    >
      {count}
    </Button>
  );
}

function Invoiced({ row: { tid, name, invoiced } }: { row: PlatformRow }) {
  const w = usePlatformWords();
  const { mutate, isPending } = useCommand(handleInvoiced, { done: ({ message }) => message });
  return (
    <Checkbox
      size="small"
      checked={invoiced}
      disabled={isPending}
      onChange={() => mutate({ body: { tid } })}
      slotProps={{ input: { 'aria-label': w('list.invoicedOf', { name }) } }}
      sx={{ my: -1 }}
    />
  );
}
