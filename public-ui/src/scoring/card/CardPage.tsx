import type { Client } from '@courtcrew/ui-kit/data/client.ts';
import { useCallback } from 'react';
import { useKeptPage } from '../../offline/useKeptPage.ts';
import { Card } from './Card.tsx';
import { type KeptReport, waitingScores } from './keptReport.ts';
import { withScores } from './match.ts';
import { useMatch } from './useMatch.ts';
import { useReports } from './useReports.ts';
import { useCardWords } from './words.ts';

/** One cached page serves every match. */
const SCOPE = '/score/rpsr/';

interface CardPageProps {
  readonly client: Client;
  /** Secret of the link. */
  readonly sid: string;
}

/** The score card of one match, for everybody with its link. */
export function CardPage({ client, sid }: CardPageProps) {
  const w = useCardWords();
  const { match, reading, read, show } = useMatch(client, sid);
  const answered = useCallback(
    (kept: KeptReport) => {
      // Saved scores stay visible until the card is read again.
      show((before) => before && withScores(before, waitingScores([kept])));
      void read();
    },
    [read, show],
  );
  const reports = useReports(client, sid, answered);
  const isOffline = reading === 'silent' || reports.sending === 'unanswered';
  useKeptPage(SCOPE, isOffline);

  if (reading === 'gone') return <State title={w('card.unknown')} help={w('card.unknownHelp')} />;
  if (match) return <Card match={match} reports={reports} isOffline={isOffline} />;
  if (reading === 'silent') return <State title={w('card.unreachable')} help={w('card.unreachableHelp')} />;
  return <State title={w('card.loading')} />;
}

function State({ title, help }: { readonly title: string; readonly help?: string }) {
  return (
    <main className="state">
      <h1>{title}</h1>
      {help && <p>{help}</p>}
    </main>
  );
}
