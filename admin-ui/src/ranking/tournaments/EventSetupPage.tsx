import { rankingTournament, TIERS } from '@courtcrew/domain/ranking/model.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useRecordColumns } from '../../kit/record/useRecordColumns.ts';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { EventsDialog, TournamentForm } from '../dialogs.ts';
import type { RankingTournament } from '../rows.ts';
import { type RankingWord, useRankingWords } from '../words.ts';

const LATEST = { field: 'start', order: 'DESC' } as const;

export function TournamentActs({ tournament }: { readonly tournament: RankingTournament }) {
  const r = useRankingWords();
  const openAbove = useAboveList();
  const edit = () => openAbove((close) => <TournamentForm tournament={tournament} onClose={close} />);
  const openEvents = () => openAbove((close) => <EventsDialog tournament={tournament} onClose={close} />);
  const { name } = tournament;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EmojiEvents />}
        aria-label={r('event.eventsOf', { name })}
        onClick={openEvents}
      >
        {r('event.events')}
      </Button>
      <IconButton aria-label={`${r('action.edit')}: ${name}`} onClick={edit}>
        <Edit />
      </IconButton>
    </>
  );
}

export function EventSetupPage() {
  const r = useRankingWords();
  const columns = useRecordColumns<RankingTournament>(rankingTournament, {
    label: (field) => r(`event.${field}` as RankingWord),
    order: ['name', 'location', 'start', 'end', 'tier', 'sanctioned', 'visible'],
  });
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {r('event.addTournament')}
    </Button>
  );
  return (
    <>
      <ResourceList<RankingTournament>
        resource="rankingtournaments"
        caption={r('staff.rankingEvents')}
        header={<PageHeader title={r('staff.rankingEvents')} actions={add} />}
        columns={[
          ...columns,
          actsColumn(r('table.actions'), (tournament) => <TournamentActs tournament={tournament} />),
        ]}
        filters={[
          { kind: 'search', source: 'q', label: r('filter.search') },
          { kind: 'flag', source: 'visible', label: r('event.visible') },
          { kind: 'flag', source: 'sanctioned', label: r('event.sanctioned') },
        ]}
        presets={TIERS.map((tier) => ({ label: `${r('event.tier')} ${tier}`, filter: { tier } }))}
        sort={LATEST}
        empty={<EmptyState title={r('event.none')} text={r('event.noneHelp')} action={add} />}
        file="ranking-tournaments"
      />
      {adding && <TournamentForm onClose={() => setAdding(false)} />}
    </>
  );
}
