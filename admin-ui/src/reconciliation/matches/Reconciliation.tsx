import {
  getMatchesForReconciliation,
  getPayStory,
  getTotalForReconciliation,
} from '@courtcrew/domain/reconciliation/contract/reads.ts';
import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { totalsOf } from '@courtcrew/domain/reconciliation/policies/totals.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { callKey, useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useReadAgain } from '@courtcrew/ui-kit/live/useReadAgain.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { usePrinting } from '@courtcrew/ui-kit/page/list/printing.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { StoryDialog } from '@courtcrew/ui-kit/pay/StoryDialog.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Key } from '../../kit/desk/Key.tsx';
import { useChosen } from '../../kit/desk/useChosen.ts';
import { EditMatch } from '../past/EditMatch.tsx';
import { rowInState } from '../past/rowInState.ts';
import { usePayWords } from '../words.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { AutoPostDialog } from './AutoPostDialog.tsx';
import { Explanation } from './Explanation.tsx';
import { fitting, NO_FILTER } from './filter.ts';
import { MarkBar } from './MarkBar.tsx';
import { MatchFiles, MatchPaper } from './MatchFiles.tsx';
import { MatchFilters } from './MatchFilters.tsx';
import { MatchGrid } from './MatchGrid.tsx';
import { NoMatches } from './NoMatches.tsx';
import { PayTo } from './PayTo.tsx';
import { type Cell, cellOf, nameOn, partOf, type Side } from './parts.ts';
import { isPatch, patched } from './patch.ts';
import { Totals } from './Totals.tsx';
import { useMarks } from './useMarks.ts';

const LINES = ['help.estimate', 'help.amount', 'help.paid', 'help.posted', 'help.auto'] as const;

export function Reconciliation() {
  const p = usePayWords();
  const { tid } = useDesk();
  const { matches, live } = useMatches(tid);
  const [posting, setPosting] = useState(false);
  const acts = (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button component={AppAnchor} to="/desk/invoicemaster" variant="outlined">
        {p('staff.invoices')}
      </Button>
      <Button variant="contained" disabled={!matches.data?.length} onClick={() => setPosting(true)}>
        {p('auto.title')}
      </Button>
    </Box>
  );
  return (
    <>
      <LiveHeader title={p('staff.reconciliation')} live={live} actions={acts} low />
      <Answered of={matches} loading="table" rows={12} empty={<NoMatches />}>
        {(rows) => <Desk listed={rows} posting={posting} onPosted={() => setPosting(false)} />}
      </Answered>
    </>
  );
}

interface DeskProps {
  readonly listed: readonly MatchRow[];
  readonly posting: boolean;
  readonly onPosted: () => void;
}

interface Opened {
  readonly id: string;
  readonly what: 'amount' | 'why' | 'edit';
  readonly side: Side;
}

const isMatch = (row: object): row is MatchRow => 'court_num' in row && 'second_ref_id' in row;

/** The match that another screen hands over to be corrected. */
function handedOver(): Opened | null {
  const row = rowInState(isMatch);
  return row && { id: row.id, what: 'edit', side: 'lead' };
}

function nameIn(rows: readonly MatchRow[], person: string): string {
  const row = rows.find(({ ref_id, second_ref_id }) => [ref_id, second_ref_id].includes(person));
  return row ? nameOn(row, row.ref_id === person ? 'lead' : 'supporting') : '';
}

function Desk({ listed, posting, onPosted }: DeskProps) {
  const p = usePayWords();
  const { tid, time_zone: zone } = useDesk();
  const { rows, press, pressMany, failed, isMarking } = useMarks(tid, listed);
  const totals = useCall(getTotalForReconciliation, { params: { tid } });
  const aux = totals.data ?? { aux_sum: 0, aux_due: 0 };
  const all = useMemo(() => totalsOf(rows), [rows]);
  const { filter, set, clear, active } = useUrlFilter(NO_FILTER);
  // Filtered by a person, only that person's parts are counted and marked.
  const person = filter.person || undefined;
  const shown = useMemo(() => rows.filter(fitting(filter, zone)), [rows, filter, zone]);
  const chosen = useChosen(useMemo(() => shown.map(({ id }) => id), [shown]));
  const [opened, setOpened] = useState<Opened | null>(handedOver);
  const isPrinting = usePrinting();
  const close = () => setOpened(null);
  const act = useCallback(
    (row: MatchRow, cell: Cell) => {
      const { what, side } = cellOf(cell);
      const part = partOf(row, side);
      if (what === 'why' || what === 'edit') setOpened({ id: row.id, what, side });
      else if (part && what === 'amount') setOpened({ id: row.id, what, side });
      else if (part && what !== 'amount') void press(row, side, what, !part[what]);
    },
    [press],
  );
  // Hidden rows are not marked: nobody changes what they do not see.
  const selected = useMemo(() => shown.filter(({ id }) => chosen.keys.has(id)), [shown, chosen.keys]);
  const row = rows.find(({ id }) => id === opened?.id);
  return (
    <>
      <Totals sums={{ ...all, total: all.total + aux.aux_sum }} aux={aux} />
      {person && (
        <Box sx={{ mb: 0.5, fontWeight: 650 }}>{p('filter.alone', { name: nameIn(rows, person) })}</Box>
      )}
      {active && <Totals sums={totalsOf(shown, person)} aux={null} />}
      {person && <PayTo person={person} />}
      <Explanation lines={LINES} />
      <MatchFilters
        rows={listed}
        shown={shown.length}
        filter={filter}
        onChange={set}
        onClear={active ? clear : undefined}
      />
      <MatchFiles rows={shown} />
      <MarkBar
        count={selected.length}
        busy={isMarking}
        onMark={(sides, mark, on) => void pressMany(selected, sides, mark, on, person)}
        onAll={() => chosen.replace(shown.map(({ id }) => id))}
        onNone={() => chosen.replace([])}
      />
      {isPrinting ? (
        <MatchPaper rows={shown} />
      ) : (
        <MatchGrid rows={shown} zone={zone} chosen={chosen} failed={failed} onAct={act} />
      )}
      <Keys />
      {row && opened?.what === 'amount' && <AmountDialog row={row} side={opened.side} onClose={close} />}
      {row && opened?.what === 'edit' && <EditMatch row={row} onClose={close} />}
      {opened?.what === 'why' && <StoryDialog id={opened.id} zone={zone} onClose={close} />}
      {posting && <AutoPostDialog tid={tid} rows={rows} onLook={set} onClose={onPosted} />}
    </>
  );
}

const HINTS = [
  ['← →', 'key.cells'],
  ['Enter', 'key.act'],
  ['P', 'key.paid'],
  ['O', 'key.posted'],
  ['A', 'key.amount'],
  ['Shift', 'key.supporting'],
  ['W', 'key.why'],
  ['E', 'key.edit'],
  ['Space', 'key.select'],
  ['Ctrl A', 'key.all'],
] as const;

function Keys() {
  const p = usePayWords();
  return (
    <Box
      className="no-print"
      sx={{
        display: { xs: 'none', md: 'flex' },
        flexWrap: 'wrap',
        gap: 1.5,
        mt: 1,
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {HINTS.map(([name, does]) => (
        <Key key={name} name={name} does={p(does)} />
      ))}
    </Box>
  );
}

/** Finished matches, patched in place as another desk changes them. */
function useMatches(tid: string) {
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  const matches = useCall(getMatchesForReconciliation, { params: { tid } });
  const put = (patch: MatchesPatch) => {
    queries.setQueryData<MatchRow[]>(
      callKey(getMatchesForReconciliation, { params: { tid } }),
      (rows) => rows && patched(rows, patch),
    );
  };
  const live = useRoom(`reconciliation:${tid}`, {
    onEvent: (frame) => {
      if (!isPatch(frame.data)) return;
      put(frame.data);
      // An open explanation is read again when its amount changes.
      readAgain(getPayStory, frame);
    },
  });
  return { matches, live };
}
