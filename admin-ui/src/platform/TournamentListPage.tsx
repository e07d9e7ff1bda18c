import { REGIONS } from '@courtcrew/domain/tournaments/choices.ts';
import type { TournamentRecord } from '@courtcrew/domain/tournaments/rest.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useParams } from 'react-router';
import { BulkButton } from '../kit/rest/list/BulkButton.tsx';
import type { ListFilter } from '../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { tournamentStatuses } from './status.ts';
import { useTournamentColumns } from './tournamentColumns.tsx';
import { usePlatformWords } from './words.ts';

const SOONEST_FIRST = { field: 'start', order: 'ASC' } as const;
const FUTURE = { time: 'future' };

/** Coming tournaments first; at /admin/{name} those of one organization. */
export function TournamentListPage() {
  const w = usePlatformWords();
  const { name } = useParams();
  const add = (
    <Button component={AppAnchor} to="/utradmin/addTournament" variant="contained" startIcon={<Add />}>
      {w('staff.addTournament')}
    </Button>
  );
  return (
    <ResourceList<TournamentRecord>
      resource="tournaments"
      caption={w('staff.tournamentList')}
      header={
        <PageHeader
          title={name === undefined ? w('staff.tournamentList') : w('list.of', { name })}
          tab={w('staff.tournamentList')}
          actions={add}
        />
      }
      columns={useTournamentColumns()}
      filters={useFilters()}
      presets={[
        { label: w('list.future'), filter: FUTURE },
        { label: w('list.all'), filter: {} },
      ]}
      atFirst={FUTURE}
      about={name === undefined ? NO_ORGANIZATION : { organization: name }}
      sort={SOONEST_FIRST}
      bulk={<Visibility />}
      empty={<EmptyState title={w('list.none')} action={add} />}
      file="tournaments"
    />
  );
}

const NO_ORGANIZATION = {};

function Visibility() {
  const w = usePlatformWords();
  return (
    <>
      <BulkButton label={w('list.hide')} data={{ private_tournament: true }} />
      <BulkButton label={w('list.show')} data={{ private_tournament: false }} />
    </>
  );
}

function useFilters(): readonly ListFilter[] {
  const w = usePlatformWords();
  const regions = REGIONS.map((region) => [region, w(`region.${region}`)] as const);
  return [
    { kind: 'search', source: 'q', label: w('list.search') },
    {
      kind: 'choice',
      source: 'time',
      label: w('list.which'),
      options: [
        ['future', w('list.future')],
        ['past', w('list.past')],
      ],
    },
    { kind: 'choice', source: 'status', label: w('list.status'), options: tournamentStatuses(w) },
    { kind: 'choice', source: 'region', label: w('list.region'), options: regions },
    { kind: 'flag', source: 'invoiced', label: w('list.invoiced') },
  ];
}
