import { compareInstants } from '@courtcrew/domain/audit/comparison.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { type TimeZone, utcToWall, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ReportOf } from '../../kit/report/Report.tsx';
import { text } from '../../kit/table/columns.ts';
import { type Row, rowsOf, shiftName } from './rows.ts';
import { type CompareSay, useCompareWords } from './words.ts';

/** UTC instants; an empty `from` means publication, an empty `to` means now. */
const FILTER = { from: '', to: '' };
const BY_DAY = { by: 'day', descending: false };

const columnsOf = (
  c: CompareSay,
  zone: TimeZone,
  categoryName: (category: string) => string,
): readonly Column<Row>[] => [
  { key: 'what', label: c('compare.what'), primary: true },
  text('name', c('compare.name'), ({ name }) => name, {
    order: ({ last, name }) => fullName({ first: last, last: name }),
  }),
  text('shift', c('compare.shift'), ({ shift }) => shiftName(shift, categoryName)),
  { key: 'day', label: c('compare.day'), type: 'day', value: ({ shift }) => shift.start, zone },
  { key: 'before', label: c('compare.before') },
  { key: 'after', label: c('compare.after') },
];

export function ScheduleCompare() {
  const c = useCompareWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const { tid, name, time_zone: zone } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const body = { ...(filter.from && { from: filter.from }), ...(filter.to && { to: filter.to }) };
  const compared = useCall(compareInstants, { params: { tid }, body });
  const columns = useMemo(() => columnsOf(c, zone, categoryName), [c, zone, categoryName]);
  const at = (instant: string) => datedMoment(instant, zone, language);
  return (
    <>
      <DeskHeader title={c('staff.scheduleCompare')} />
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{c('compare.lead')}</Box>
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        {(['from', 'to'] as const).map((side) => (
          <Instant
            key={side}
            label={c(`compare.${side}`)}
            value={filter[side] || (compared.data?.[side] ?? '')}
            zone={zone}
            onChange={(instant) => set({ [side]: instant })}
          />
        ))}
        <Button variant="outlined" disabled={!active} onClick={clear}>
          {c('compare.published')}
        </Button>
      </Box>
      <Answered
        of={compared}
        loading="table"
        rows={10}
        isEmpty={({ shifts, people }) => shifts.length + people.length === 0}
        empty={
          compared.data && (
            <EmptyState
              title={c('compare.none', { from: at(compared.data.from), to: at(compared.data.to) })}
              text={c('compare.noneHelp')}
            />
          )
        }
      >
        {({ from, to, ...differences }) => (
          <>
            <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
              {c('compare.span', { from: at(from), to: at(to) })}
            </Box>
            <ReportOf
              caption={c('staff.scheduleCompare')}
              file={`${name} ${c('staff.scheduleCompare')}`}
              columns={columns}
              rows={rowsOf(differences, { c, zone, language, categoryName })}
              rowKey={({ key }) => key}
              first={BY_DAY}
            />
          </>
        )}
      </Answered>
    </>
  );
}

const MINUTE = 60_000;

interface InstantProps {
  readonly label: string;
  /** UTC ISO text; empty while unknown. */
  readonly value: string;
  readonly zone: TimeZone;
  readonly onChange: (instant: string) => void;
}

/** Selects a whole minute: the instant is its last millisecond. */
function Instant({ label, value, zone, onChange }: InstantProps) {
  const wall = value && utcToWall(value, zone);
  const put = (typed: string) => {
    const [date = '', time = ''] = typed.split('T');
    const found = wallToUtc(date, time.slice(0, 5), zone);
    if (!isRefusal(found)) onChange(new Date(Date.parse(found) + MINUTE - 1).toISOString());
  };
  return (
    <TextInput
      kind="moment"
      label={label}
      value={wall && `${wall.date}T${wall.time}`}
      onChange={({ target }) => put(target.value)}
      sx={{ width: 230 }}
    />
  );
}
