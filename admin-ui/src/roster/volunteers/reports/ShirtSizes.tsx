import { getShirtSizesGender, getShirtSizesUnisex } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { type ChoiceName, useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { text } from '../../../kit/table/columns.ts';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { type Size, sizesOf, toOrder } from './sizes.ts';
import { VolunteerReport } from './VolunteerReport.tsx';

/** Not added up: everybody is counted in both kinds of sizes. */
const amount = (key: string, label: string, value: (size: Size) => number): Column<Size> => ({
  ...{ key, label, value },
  type: 'number',
});

const columnsOf = (v: VolunteerSay, nameOf: ChoiceName): readonly Column<Size>[] => [
  text('kind', v('report.kind'), ({ kind }) => v(`report.${kind}`)),
  text('size', v('report.size'), ({ shirt }) => (shirt ? nameOf(shirt) : v('report.notGiven')), {
    primary: true,
    order: ({ place }) => place,
  }),
  amount('count', v('staff.volunteers'), (size) => size.count),
  amount('received', v('report.handedOut'), ({ handed_out }) => handed_out),
  amount('left', v('report.left'), (size) => size.count - size.handed_out),
];

const BY_SIZE = { by: 'size', descending: false };

/** How many shirts of each size to order, and how many are still to be handed out. */
export function ShirtSizes() {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  const { tid } = useDesk();
  const gender = useCall(getShirtSizesGender, { params: { tid } });
  const unisex = useCall(getShirtSizesUnisex, { params: { tid } });
  const sizes = useMemo(
    () => (gender.data && unisex.data ? sizesOf(gender.data, unisex.data) : undefined),
    [gender.data, unisex.data],
  );
  const both = {
    data: sizes,
    error: gender.error ?? unisex.error,
    refetch: () => (gender.error ? gender.refetch() : unisex.refetch()),
  };
  return (
    <VolunteerReport
      title={v('home.shirts')}
      of={both}
      columns={useMemo(() => columnsOf(v, nameOf), [v, nameOf])}
      rowKey={({ kind, shirt }) => `${kind} ${shirt}`}
      first={BY_SIZE}
      count={(shown, count) => v('report.sizes', { shown, count })}
      summary={(rows) =>
        v('report.shirtTotal', { gender: toOrder(rows, 'gender'), unisex: toOrder(rows, 'unisex') })
      }
      card={(size) => <SizeLine size={size} />}
      isEmpty={(rows) => rows.every(({ count }) => count === 0)}
    />
  );
}

/** Twenty sizes on a phone: a line each. */
function SizeLine({ size: { kind, shirt, count, handed_out } }: { size: Size }) {
  const v = useVolunteerWords();
  const nameOf = useChoiceName();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, m: -0.75 }}>
      <Box sx={{ fontWeight: 650 }}>
        {shirt ? nameOf(shirt) : `${v('report.notGiven')} (${v(`report.${kind}`)})`}
      </Box>
      <Box sx={{ color: count === 0 ? 'text.secondary' : undefined, textAlign: 'right' }}>
        {v('report.sizeLine', { count, left: count - handed_out })}
      </Box>
    </Box>
  );
}
