import { TournamentStatusBadge } from '@courtcrew/ui-kit/badges/TournamentStatusBadge.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { useChosenRecord } from '../useChosenRecord.ts';
import { useSetupWords } from '../words.ts';
import { SetupForm } from './SetupForm.tsx';

export function SetupPage() {
  const w = useSetupWords();
  const { tournament } = useTournament();
  const record = useChosenRecord();
  return (
    <>
      <PageHeader
        title={w('staff.setup')}
        about={
          tournament && (
            <>
              {tournament.name} <TournamentStatusBadge status={tournament.status} />
            </>
          )
        }
      />
      {record.error?.status === 404 ? (
        <EmptyState title={w('setup.issue')} />
      ) : (
        <Answered of={record} loading="form" rows={8}>
          {(row) => <SetupForm key={row.tid} row={row} />}
        </Answered>
      )}
    </>
  );
}
