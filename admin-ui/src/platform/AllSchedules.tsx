import type { signupRow } from '@courtcrew/domain/roster/rest.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { datedSpan } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech, useWords } from '@courtcrew/ui-kit/words/words.tsx';
import { useState } from 'react';
import type { z } from 'zod';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { STATUS } from './status.ts';
import { usePlatformWords } from './words.ts';

type Signup = z.output<typeof signupRow>;

const BY_TIME = { field: 'start', order: 'ASC' } as const;

/** Every official's shifts in every tournament; by default those to come. */
export function AllSchedules() {
  const w = usePlatformWords();
  const say = useWords();
  const [coming] = useState(() => ({ end_gte: new Date().toISOString() }));
  const statuses = (['Applied', 'Selected', 'Confirmed'] as const).map(
    (status) => [status, say(`status.${STATUS[status]}`)] as const,
  );
  return (
    <ResourceList<Signup>
      resource="signups"
      caption={w('schedule.all')}
      columns={useColumns()}
      filters={[
        { kind: 'search', source: 'q', label: w('schedule.search') },
        { kind: 'choice', source: 'status', label: w('list.status'), options: statuses },
        { kind: 'moment', source: 'end_gte', label: w('schedule.from') },
      ]}
      presets={[
        { label: w('schedule.future'), filter: coming },
        { label: w('schedule.all'), filter: {} },
      ]}
      atFirst={coming}
      sort={BY_TIME}
      empty={<EmptyState title={w('schedule.nobody')} />}
      file="schedules"
    />
  );
}

function useColumns(): readonly Column<Signup>[] {
  const w = usePlatformWords();
  const say = useWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  return [
    {
      key: 'name',
      label: w('schedule.person'),
      cell: ({ name, ref_id }) => <AppLink to={`/utradmin/masterschedule?ref_id=${ref_id}`}>{name}</AppLink>,
      primary: true,
    },
    {
      key: 'start',
      label: w('schedule.when'),
      value: ({ start, end, time_zone }) => datedSpan(start, end, time_zone, language),
    },
    { key: 'tournament', label: w('list.name'), unsorted: true },
    { key: 'shift', label: w('schedule.shift') },
    { key: 'category', label: w('schedule.category'), value: ({ category }) => categoryName(category) },
    {
      key: 'status',
      label: w('list.status'),
      value: ({ status }) => say(`status.${STATUS[status]}`),
      cell: ({ status }) => <StatusBadge status={STATUS[status]} />,
    },
  ];
}
