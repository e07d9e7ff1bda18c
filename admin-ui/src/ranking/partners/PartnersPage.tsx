import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { PairDialog } from '../dialogs.ts';
import type { Pair } from '../rows.ts';
import { useRankingWords } from '../words.ts';

const BY_NAME = { field: 'one_name', order: 'ASC' } as const;

export function PartnersPage() {
  const r = useRankingWords();
  const [adding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
      {r('pair.add')}
    </Button>
  );
  const columns: readonly Column<Pair>[] = [
    { key: 'one_name', label: r('pair.one'), primary: true },
    { key: 'two_name', label: r('pair.two') },
    { key: 'type', label: r('event.type') },
    { key: 'tournament', label: r('pair.tournament') },
  ];
  return (
    <>
      <ResourceList<Pair>
        resource="rankingpairs"
        caption={r('staff.rankingPartners')}
        header={<PageHeader title={r('staff.rankingPartners')} actions={add} />}
        columns={columns}
        filters={[{ kind: 'search', source: 'q', label: r('filter.search') }]}
        sort={BY_NAME}
        bulk={
          <BulkButton
            label={r('pair.part')}
            icon={<LinkOff />}
            confirm={(count) => r('pair.partMany', { count })}
          />
        }
        empty={<EmptyState title={r('pair.none')} text={r('pair.noneHelp')} action={add} />}
        file="ranking-pairs"
      />
      {adding && <PairDialog onClose={() => setAdding(false)} />}
    </>
  );
}
