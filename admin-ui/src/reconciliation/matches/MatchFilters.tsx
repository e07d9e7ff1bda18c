import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { memo, useMemo } from 'react';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FoldedFilters } from '../../kit/desk/FoldedFilters.tsx';
import { usePayWords } from '../words.ts';
import { courtsIn, daysIn, type MatchFilter, peopleIn } from './filter.ts';

interface MatchFiltersProps {
  /** All rows: the options must not shrink with the filter. */
  readonly rows: readonly MatchRow[];
  readonly shown: number;
  readonly filter: MatchFilter;
  readonly onChange: (change: Partial<MatchFilter>) => void;
  readonly onClear: (() => void) | undefined;
}

export const MatchFilters = memo(({ rows, shown, filter, onChange, onClear }: MatchFiltersProps) => {
  const p = usePayWords();
  const { time_zone: zone } = useDesk();
  const { language } = useSpeech();
  const lists = useMemo(
    () => ({
      days: daysIn(rows, zone).map((date) => [date, ownDate(date, language)] as const),
      courts: courtsIn(rows),
      people: peopleIn(rows),
    }),
    [rows, zone, language],
  );
  const yesNo = [
    ['', p('filter.all')],
    ['yes', p('filter.yes')],
    ['no', p('filter.no')],
  ] as const;
  const choices = [
    ['court', p('match.court'), [['', p('filter.allCourts')], ...lists.courts]],
    ['person', p('filter.person'), [['', p('filter.allPeople')], ...lists.people]],
    [
      'medal',
      p('match.medal'),
      [
        ['', p('filter.anyMedal')],
        ['none', p('filter.noMedal')],
        ['Gold', p('medal.gold')],
        ['Bronze', p('medal.bronze')],
      ],
    ],
    ['paid', p('pay.paid'), yesNo],
    ['posted', p('pay.posted'), yesNo],
    [
      'diff',
      p('filter.difference'),
      [
        ['', p('filter.all')],
        ['yes', p('filter.differs')],
        ['no', p('filter.same')],
      ],
    ],
  ] as const;
  const set = Object.entries(filter).filter(([field, value]) => field !== 'q' && value !== '').length;
  return (
    <Toolbar
      searchLabel={p('filter.search')}
      search={filter.q}
      onSearch={(q) => onChange({ q })}
      {...(onClear && { onClear })}
      count={p('match.count', { shown, count: rows.length })}
    >
      <FoldedFilters set={set}>
        <DayFilter days={lists.days} value={filter.day} onChange={(day) => onChange({ day })} />
        {choices.map(([field, label, options]) => (
          <SelectInput
            key={field}
            label={label}
            value={filter[field]}
            options={options}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </FoldedFilters>
    </Toolbar>
  );
});
