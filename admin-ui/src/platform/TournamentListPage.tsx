import {
  getAllTournaments,
  getFutureTournaments,
  type PlatformRow,
} from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useParams } from 'react-router';
import { TournamentTable } from './TournamentTable.tsx';
import { usePlatformWords } from './words.ts';

const FILTER = { q: '', all: false };

const fits = (row: PlatformRow, search: string): boolean =>
  `${row.name} ${row.location}`.toLowerCase().includes(search.trim().toLowerCase());

const isOf = (row: PlatformRow, organization: string | undefined): boolean =>
  organization === undefined || row.organization.toLowerCase() === organization.toLowerCase();

/** Every tournament, the coming ones first of all; at /admin/{name} those of one organization. */
export function TournamentListPage() {
  const w = usePlatformWords();
  const { name } = useParams();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const rows = useCall(filter.all ? getAllTournaments : getFutureTournaments, {}, { keepFormer: true });
  const shown = (rows.data ?? []).filter((row) => isOf(row, name) && fits(row, filter.q));
  return (
    <>
      <PageHeader
        title={name === undefined ? w('staff.tournamentList') : w('list.of', { name })}
        tab={w('staff.tournamentList')}
      />
      <Toolbar
        searchLabel={w('list.search')}
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
        count={rows.data && w('list.count', { count: shown.length })}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter.all}
          aria-label={w('list.which')}
          onChange={(_, all: boolean | null) => all !== null && set({ all })}
        >
          <ToggleButton value={false}>{w('list.future')}</ToggleButton>
          <ToggleButton value={true}>{w('list.all')}</ToggleButton>
        </ToggleButtonGroup>
      </Toolbar>
      <Answered
        of={rows}
        loading={<Loading shape="table" count={8} />}
        isEmpty={() => shown.length === 0}
        empty={<EmptyState title={w('list.none')} />}
      >
        {() => <TournamentTable rows={shown} />}
      </Answered>
    </>
  );
}
