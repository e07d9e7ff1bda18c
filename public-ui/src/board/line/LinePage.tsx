import { getLineCheckin } from '@courtcrew/domain/board/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { PressButton } from '@courtcrew/ui-kit/page/PressButton.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { EmptyState, LostPart } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import type { ReactNode } from 'react';
import { isUnknown, UnknownTournament } from '../page/missing.tsx';
import { useLineWords } from '../words/line.ts';
import { LineHeader, useTournamentOf } from './LineHeader.tsx';
import { found, isHere, type LinePerson } from './line.ts';
import { usePickedTournament } from './usePickedTournament.ts';

/** What the rows of a list share. */
export interface LineAbout {
  readonly tid: string;
  readonly zone: string;
}

interface LinePageProps {
  readonly title: string;
  readonly shape: 'list' | 'cards';
  readonly children: (people: readonly LinePerson[], about: LineAbout) => ReactNode;
}

// Most links name the tournament.
const PickToday = lazyPart(async () => (await import('./PickToday.tsx')).PickToday, LostPart);

export function LinePage(props: LinePageProps) {
  const tid = usePickedTournament();
  if (tid !== null) return <OfTournament key={tid} tid={tid} {...props} />;
  return (
    <Part>
      <PickToday title={props.title} />
    </Part>
  );
}

/** No frame announces a new day, and a page at the counter stays open overnight. */
const REFRESH_MS = 300_000;
/** Frames that change who is there. */
const COMES_AND_GOES = ['checkin', 'checkout', 'undo'];

function OfTournament({ tid, title, shape, children }: LinePageProps & { tid: string }) {
  const people = useCall(getLineCheckin, { params: { tid } }, { refreshEvery: REFRESH_MS });
  const tournament = useTournamentOf(tid);
  const live = useRoom(`board:${tid}`, { refreshes: [getLineCheckin], also: COMES_AND_GOES });
  useRoom(`tournament:${tid}`, { refreshes: [getLineCheckin] });
  useRoom(`tournament:${tid}`, { refreshes: ['tournaments'], about: ['tournament'] });
  if (isUnknown(people.error) || isUnknown(tournament.error)) return <UnknownTournament />;
  return (
    <>
      <LineHeader title={title} name={tournament.name} zone={tournament.zone} live={live} />
      <Answered of={people} loading={<Loading shape={shape} />} empty={<NobodyToday />}>
        {(rows) => (
          <Listed people={rows} about={{ tid, zone: tournament.zone }}>
            {children}
          </Listed>
        )}
      </Answered>
    </>
  );
}

const FILTER = { name: '', missing: false };

interface ListedProps extends Pick<LinePageProps, 'children'> {
  readonly people: readonly LinePerson[];
  readonly about: LineAbout;
}

function Listed({ people, about, children }: ListedProps) {
  const w = useLineWords();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const shown = found(people, filter);
  return (
    <>
      <Toolbar
        searchLabel={w('line.search')}
        search={filter.name}
        onSearch={(name) => set({ name })}
        onClear={active ? clear : undefined}
        count={w('line.count', { here: people.filter(isHere).length, all: people.length })}
      >
        <PressButton pressed={filter.missing} onClick={() => set({ missing: !filter.missing })}>
          {w('line.missing')}
        </PressButton>
      </Toolbar>
      {shown.length === 0 ? (
        <NothingFits title={w('line.noneFound')} onClear={clear} />
      ) : (
        children(shown, about)
      )}
    </>
  );
}

function NobodyToday() {
  const w = useLineWords();
  return <EmptyState title={w('line.empty')} text={w('line.emptyHelp')} />;
}
