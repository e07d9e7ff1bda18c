import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { TIERS } from '@courtcrew/domain/ranking/model.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Add from '@mui/icons-material/Add';
import Edit from '@mui/icons-material/Edit';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { EventsDialog, TournamentForm } from '../dialogs.ts';
import { RankingHeader } from '../RankingHeader.tsx';
import type { RankingTournament } from '../rows.ts';
import { useRankingWords } from '../words.ts';

const LATEST = { field: 'start', order: 'DESC' } as const;

function useTournamentColumns(): readonly ListColumn<RankingTournament>[] {
  const r = useRankingWords();
  const { language } = useSpeech();
  const yesNo = (yes: boolean) => r(yes ? 'event.yes' : 'event.no');
  return [
    { source: 'name', label: r('event.name'), text: ({ name }) => name, primary: true },
    { source: 'location', label: r('event.location'), text: ({ location }) => location },
    {
      source: 'start',
      label: r('event.start'),
      text: ({ start }) => ownDate(start, language),
      file: ({ start }) => edgeDate(start),
    },
    {
      source: 'end',
      label: r('event.end'),
      text: ({ end }) => ownDate(end, language),
      file: ({ end }) => edgeDate(end),
    },
    { source: 'tier', label: r('event.tier'), text: ({ tier }) => tier, number: true },
    {
      source: 'sanctioned',
      label: r('event.sanctioned'),
      text: ({ sanctioned }) => yesNo(sanctioned),
      unsorted: true,
    },
    { source: 'visible', label: r('event.visible'), text: ({ visible }) => yesNo(visible), unsorted: true },
    actsColumn(r('ranking.acts'), (tournament) => <TournamentActs tournament={tournament} />),
  ];
}

export function TournamentActs({ tournament }: { readonly tournament: RankingTournament }) {
  const r = useRankingWords();
  const openAbove = useAboveList();
  const edit = () => openAbove((close) => <TournamentForm open tournament={tournament} onClose={close} />);
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

/** The tournaments that count for the rankings, and the events of each. */
export function EventSetupPage() {
  const r = useRankingWords();
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
        header={<RankingHeader title={r('staff.rankingEvents')} actions={add} />}
        columns={useTournamentColumns()}
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
      {adding && <TournamentForm open onClose={() => setAdding(false)} />}
    </>
  );
}
