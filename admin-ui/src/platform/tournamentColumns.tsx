import { regionOf } from '@courtcrew/domain/tournaments/choices.ts';
import { handleInvoiced } from '@courtcrew/domain/tournaments/contract.ts';
import type { TournamentRecord } from '@courtcrew/domain/tournaments/rest.ts';
import { AppAnchor, AppLink, useGo } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { statusWord, TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { dayRange, edgeRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTournamentDates } from '../shell/useTournamentDates.ts';
import { usePlatformWords } from './words.ts';

export function useTournamentColumns(): readonly Column<TournamentRecord>[] {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const datesOf = useTournamentDates();
  // Spanish readers would read 03/07 as July 3.
  const range = language === 'es' ? dayRange : edgeRange;
  const regionName = (facility: string | null) => {
    const region = regionOf(facility ?? '');
    return region ? w(`region.${region}`) : facility;
  };
  return [
    { key: 'name', label: w('list.name'), primary: true, cell: (row) => <Name row={row} /> },
    {
      key: 'start',
      label: w('list.dates'),
      value: ({ start, end_date }) =>
        (start && end_date && range(start, end_date, language)) || datesOf({ start, end_date }),
      file: ({ start, end_date }) => edgeRange(start, end_date),
    },
    { key: 'location', label: w('list.location') },
    { key: 'facility', label: w('list.region'), value: ({ facility }) => regionName(facility) },
    {
      key: 'status',
      label: w('list.status'),
      value: ({ status }) => w(statusWord(status)),
      cell: ({ status }) => <TournamentStatusBadge status={status} />,
    },
    {
      key: 'num_of_courts',
      label: w('list.courts'),
      cell: (row) => <Courts row={row} />,
      type: 'number',
      unsorted: true,
    },
    {
      key: 'invoiced',
      label: w('list.invoiced'),
      value: ({ invoiced }) => w(invoiced ? 'list.yes' : 'list.no'),
      cell: (row) => <Invoiced row={row} />,
      unsorted: true,
    },
    { key: 'organization', label: w('list.organization'), hidden: true },
    { key: 'time_zone', label: w('list.zone'), hidden: true, unsorted: true },
    {
      key: 'id',
      label: w('table.actions'),
      value: () => '',
      cell: (row) => <Go row={row} />,
      unsorted: true,
      acts: true,
    },
  ];
}

function Go({ row: { tid, name } }: { row: TournamentRecord }) {
  const w = usePlatformWords();
  const go = useGo();
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={w('list.goTo', { name })}
      onClick={() => go(`/admin?tid=${tid}`)}
    >
      {w('list.go')}
    </Button>
  );
}

function Name({ row }: { row: TournamentRecord }) {
  const w = usePlatformWords();
  return (
    <>
      <AppLink to={`/admin/resources/tournaments/${row.tid}`} sx={{ fontWeight: 600 }}>
        {row.name}
      </AppLink>
      {row.private_tournament && (
        <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
          {w('list.private')}
        </Box>
      )}
    </>
  );
}

/** Number of courts, linked to where courts are added. */
function Courts({ row: { tid, name, num_of_courts: count } }: { row: TournamentRecord }) {
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

function Invoiced({ row: { tid, name, invoiced } }: { row: TournamentRecord }) {
  const w = usePlatformWords();
  const { mutate, isPending } = useCommand(handleInvoiced, { done: ({ message }) => message });
  return (
    <Checkbox
      size="small"
      checked={invoiced}
      disabled={isPending}
      onChange={() => mutate({ body: { tid, invoiced: !invoiced } })}
      slotProps={{ input: { 'aria-label': w('list.invoicedOf', { name }) } }}
      sx={{ my: -1 }}
    />
  );
}
