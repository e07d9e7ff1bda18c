import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import {
  addDays,
  dayBegins,
  isDate,
  parseDate,
  type TimeZone,
  utcToWall,
} from '@courtcrew/domain/kernel/time.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useDraft } from '@courtcrew/ui-kit/page/dialog/useDraft.ts';
import { SearchInput } from '@courtcrew/ui-kit/page/list/SearchInput.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useListWords } from './words.ts';

/** A filter above a list; its value stands in the address under `source`. */
export type ListFilter =
  | { readonly kind: 'search'; readonly source: string; readonly label: string }
  | { readonly kind: 'text'; readonly source: string; readonly label: string }
  | {
      readonly kind: 'choice';
      readonly source: string;
      readonly label: string;
      /** Values with labels; none is offered first. */
      readonly options: readonly (readonly [value: string | boolean, label: string])[];
    }
  | { readonly kind: 'flag'; readonly source: string; readonly label: string }
  /** An instant by this device's clock. */
  | { readonly kind: 'moment'; readonly source: string; readonly label: string }
  /** A day as `MM/DD/YYYY`. */
  | { readonly kind: 'date'; readonly source: string; readonly label: string }
  /** A venue day, as instants `{source}_gte` and `{source}_lte`. */
  | { readonly kind: 'day'; readonly source: string; readonly label: string; readonly zone: TimeZone };

type Values = Readonly<Record<string, unknown>>;

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

/** Filters of a list with the number of results. Typed text is sent after a pause. */
export function ListFilters({
  filters,
  children,
}: {
  readonly filters: readonly ListFilter[];
  readonly children?: ReactNode;
}) {
  const w = useListWords();
  const { filterValues, setFilters, total } = useListContext();
  const set = (change: Values, { typed = false } = {}) =>
    setFilters(filled({ ...filterValues, ...change }), undefined, typed);
  const isFiltered = Object.keys(filterValues).length > 0;
  return (
    <Toolbar
      onClear={isFiltered ? () => setFilters({}) : undefined}
      count={total === undefined ? undefined : w('list.entries', { count: total })}
    >
      {filters.map((filter) => (
        <FilterField key={filter.source} filter={filter} values={filterValues} onChange={set} />
      ))}
      {children}
    </Toolbar>
  );
}

interface FilterFieldProps {
  readonly filter: ListFilter;
  readonly values: Values;
  readonly onChange: (change: Values, options?: { typed: boolean }) => void;
}

function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const { source, label } = filter;
  const value = String(values[source] ?? '');
  const type = (text: string) => onChange({ [source]: text }, { typed: true });
  if (filter.kind === 'search') return <SearchInput label={label} value={value} onChange={type} />;
  if (filter.kind === 'text') return <TextFilter label={label} value={value} onChange={type} />;
  if (filter.kind === 'choice' || filter.kind === 'flag') {
    return (
      <ChoiceFilter filter={filter} value={value} onChange={(chosen) => onChange({ [source]: chosen })} />
    );
  }
  if (filter.kind === 'moment') {
    return (
      <TextInput
        kind="moment"
        label={label}
        value={value && onDevice(value)}
        onChange={({ target }) =>
          onChange({ [source]: target.value && new Date(target.value).toISOString() })
        }
        sx={{ width: 220 }}
      />
    );
  }
  if (filter.kind === 'date') {
    const date = parseDate(value);
    return (
      <DayField
        label={label}
        value={isRefusal(date) ? '' : date}
        onChange={(day) => onChange({ [source]: day && edgeDate(day) })}
      />
    );
  }
  const from = values[`${source}_gte`];
  return (
    <DayField
      label={label}
      value={typeof from === 'string' ? utcToWall(from, filter.zone).date : ''}
      onChange={(day) => onChange(dayOf(source, day, filter.zone))}
    />
  );
}

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

const DayField = ({ label, value, onChange }: DayFieldProps) => (
  <TextInput
    label={label}
    kind="day"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: 160 }}
  />
);

/** Filters that are set, as people read them: `Category: Referee`. */
export const filtersSet = (
  filters: readonly ListFilter[],
  values: Values,
  w: ReturnType<typeof useListWords>,
): string[] =>
  filters.flatMap((filter) => {
    const { kind, source, label } = filter;
    const value = kind === 'day' ? values[`${source}_gte`] : values[source];
    if (value === undefined) return [];
    if (kind === 'flag') return [`${label}: ${w(value ? 'list.yes' : 'list.no')}`];
    if (kind === 'choice')
      return [`${label}: ${filter.options.find(([one]) => one === value)?.[1] ?? value}`];
    if (kind === 'day') return [`${label}: ${edgeDate(utcToWall(String(value), filter.zone).date)}`];
    return [kind === 'moment' ? label : `${label}: ${value}`];
  });

/** `2026-11-22T10:15` on this device's clock, as the browser's own field wants it. */
function onDevice(iso: string): string {
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextFilter({ label, value, onChange }: TextFilterProps) {
  const [draft, type] = useDraft(value, onChange);
  return (
    <TextInput
      kind="search"
      label={label}
      value={draft}
      onChange={(event) => type(event.target.value)}
      sx={{ flex: '1 1 120px', maxWidth: 200 }}
    />
  );
}

interface ChoiceFilterProps {
  readonly filter: Extract<ListFilter, { kind: 'choice' | 'flag' }>;
  readonly value: string;
  readonly onChange: (value: string | boolean | undefined) => void;
}

function ChoiceFilter({ filter, value, onChange }: ChoiceFilterProps) {
  const w = useListWords();
  const yesOrNo = [
    [true, w('list.yes')],
    [false, w('list.no')],
  ] as const;
  const { label } = filter;
  const options = filter.kind === 'flag' ? yesOrNo : filter.options;
  return (
    <SelectInput
      label={label}
      value={value}
      options={[['', w('list.any')], ...options.map(([one, text]) => [String(one), text] as const)]}
      onChange={(chosen) => onChange(options.find(([one]) => String(one) === chosen)?.[0])}
    />
  );
}

/** A venue day to its last millisecond; none for incomplete text. */
export function dayOf(source: string, day: string, zone: TimeZone): Values {
  const none = { [`${source}_gte`]: undefined, [`${source}_lte`]: undefined };
  if (!isDate(day)) return none;
  return {
    [`${source}_gte`]: dayBegins(day, zone),
    [`${source}_lte`]: new Date(Date.parse(dayBegins(addDays(day, 1), zone)) - 1).toISOString(),
  };
}
