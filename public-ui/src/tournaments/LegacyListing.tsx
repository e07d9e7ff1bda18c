import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Listing } from './Listing.tsx';
import { useTournamentWords } from './words.ts';

export function LegacyPage() {
  const w = useTournamentWords();
  return (
    <>
      <PageHeader title={w('legacy.title')} />
      <Listing region="legacy" />
    </>
  );
}
