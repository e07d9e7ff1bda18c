import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import type { ReactNode } from 'react';
import { useRankingWords } from './words.ts';

export function RankingHeader({ title, actions }: { readonly title: string; readonly actions: ReactNode }) {
  const r = useRankingWords();
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <TabLinks
        label={r('ranking.views')}
        tabs={[
          { to: '/ranking', label: r('staff.ranking') },
          { to: '/ranking/eventsetup', label: r('staff.rankingEvents') },
          { to: '/ranking/partners', label: r('staff.rankingPartners') },
        ]}
      />
    </>
  );
}
