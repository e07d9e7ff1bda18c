import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { pastMatchesResource } from '@courtcrew/domain/reconciliation/rest.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Edit from '@mui/icons-material/Edit';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { z } from 'zod';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { NoMatches } from '../matches/NoMatches.tsx';
import { usePayRoom } from '../usePayRoom.ts';
import { type PaySay, usePayWords } from '../words.ts';
import { EditMatch } from './EditMatch.tsx';
import { rowInState } from './rowInState.ts';

export type PastMatch = z.output<typeof pastMatchesResource.row>;

const LATEST_FIRST = { field: 'start_time', order: 'DESC' } as const;

const isMatch = (row: object): row is MatchRow =>
  'court_num' in row && 'second_ref_id' in row && 'sysid' in row;

/** Finished matches to correct; a match handed over by another screen opens at once. */
export function PastMatches() {
  const p = usePayWords();
  const { tid, time_zone: zone } = useDesk();
  const live = usePayRoom(tid);
  const [row, setRow] = useState<MatchRow | null>(rowInState(isMatch));
  return (
    <>
      <ResourceList<PastMatch>
        resource="pastmatches"
        caption={p('staff.pastMatches')}
        header={<LiveHeader title={p('staff.pastMatches')} live={live} />}
        columns={useColumns((match) => setRow({ ...match, id: keyOf(match.id) }))}
        filters={[
          { kind: 'search', source: 'q', label: p('filter.search') },
          { kind: 'text', source: 'court_num', label: p('match.court') },
          { kind: 'day', source: 'start_time', label: p('match.played'), zone },
          { kind: 'flag', source: 'paid', label: p('past.leadPaid') },
        ]}
        about={{ tid }}
        sort={LATEST_FIRST}
        empty={<NoMatches />}
        file="past-matches"
      />
      {row && <EditMatch row={row} onClose={() => setRow(null)} />}
    </>
  );
}

const paidText = (p: PaySay, amount: number | null, isPaid: boolean | null): string =>
  amount === null ? '' : `${dollarText(amount)} ${isPaid ? p('pay.paid') : ''}`.trim();

export function useColumns(onEdit: (match: PastMatch) => void): readonly Column<PastMatch>[] {
  const p = usePayWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const besides = { hidden: true, unsorted: true } as const;
  const yes = (isPaid: boolean | null) => (isPaid ? p('filter.yes') : '');
  return [
    {
      key: 'start_time',
      label: p('match.played'),
      primary: true,
      type: 'time',
      zone,
      cell: ({ id, start_time }) => (
        <AppLink to={`/desk/history?about=${keyOf(id)}`} title={p('staff.history')}>
          {moment(start_time, zone, language)}
        </AppLink>
      ),
    },
    { key: 'court_num', label: p('match.court') },
    { key: 'name', label: p('pay.lead') },
    {
      key: 'amount',
      label: p('past.leadAmount'),
      type: 'money',
      cell: ({ amount, paid }) => paidText(p, amount, paid),
    },
    { key: 'supporting', label: p('pay.supporting') },
    {
      key: 'second_amount',
      label: p('past.supportingAmount'),
      type: 'money',
      cell: (row) => paidText(p, row.second_amount, row.second_paid),
    },
    // Combined with the amounts on the screen, separate in a file.
    { key: 'paid', label: p('past.leadPaid'), ...besides, value: ({ paid }) => yes(paid) },
    { key: 'second_paid', label: p('past.secondPaid'), ...besides, value: (row) => yes(row.second_paid) },
    { key: 'medal', label: p('match.medal'), value: ({ medal }) => (medal === 'none' ? '' : medal) },
    { key: 'sysid', label: p('match.sysid') },
    actsColumn(p('table.actions'), (row) => (
      <IconButton
        title={p('match.edit')}
        aria-label={`${p('match.edit')}: ${p('match.line', { court: row.court_num, lead: row.name })}`}
        onClick={() => onEdit(row)}
      >
        <Edit fontSize="small" />
      </IconButton>
    )),
  ];
}
