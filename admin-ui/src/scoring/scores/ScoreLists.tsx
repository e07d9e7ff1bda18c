import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { ScoreHeader, ScorePage } from '../ScorePage.tsx';
import { useScoreWords } from '../words.ts';
import { useScoreColumns } from './columns.tsx';
import { REFRESH_MS, type ScoreRow } from './scores.ts';

type Which = 'is_active' | 'is_reported' | 'is_past';

const TITLE = {
  is_active: 'staff.activeMatches',
  is_reported: 'staff.scores',
  is_past: 'staff.pastScores',
} as const;

const NEWEST = {
  is_active: { field: 'notified', order: 'DESC' },
  is_reported: { field: 'notified', order: 'DESC' },
  is_past: { field: 'finished', order: 'DESC' },
} as const;

/** Matches with reported scores that are not finished. */
export const ReportedScores = () => <ScoreList which="is_reported" />;
/** Finished matches. */
export const PastScores = () => <ScoreList which="is_past" />;
/** Matches whose players were notified and that nobody has submitted. */
export const ActiveMatches = () => <ScoreList which="is_active" />;

const ScoreList = ({ which }: { readonly which: Which }) => (
  <ScorePage>
    <List which={which} />
  </ScorePage>
);

function List({ which }: { readonly which: Which }) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const notify = <NextStep to="/score/admin/notifyPlayers" label={w('staff.notifyPlayers')} />;
  const none =
    which === 'is_active' ? (
      <EmptyState title={w('score.noneActive')} text={w('score.noneActiveHelp')} action={notify} />
    ) : (
      <EmptyState title={w('score.none')} text={w('score.noneHelp')} action={notify} />
    );
  return (
    <ResourceList<ScoreRow>
      resource="scores"
      caption={w(TITLE[which])}
      header={<ScoreHeader title={w(TITLE[which])} actions={notify} />}
      columns={useScoreColumns()}
      filters={[
        { kind: 'search', source: 'q', label: w('filter.search') },
        { kind: 'text', source: 'court_num', label: w('score.court') },
        { kind: 'flag', source: 'gold', label: w('score.gold') },
      ]}
      about={{ tid, [which]: true }}
      sort={NEWEST[which]}
      refreshEvery={REFRESH_MS}
      empty={none}
      file={`scores-${which.slice(3)}`}
    />
  );
}
