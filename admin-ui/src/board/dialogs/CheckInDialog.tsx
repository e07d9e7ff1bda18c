import { checkinRef } from '@courtcrew/domain/board/contract.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { EntryLog } from '../../kit/desk/entries/EntryLog.tsx';
import { useEntries } from '../../kit/desk/entries/useEntries.ts';
import { FindField } from '../../kit/desk/FindField.tsx';
import type { GridHandle } from '../../kit/desk/VirtualGrid.tsx';
import { FROM_BOARD } from '../desk/useCommands.ts';
import type { Officials } from '../useOfficials.ts';
import { useBoardWords } from '../words.ts';
import { CheckInList } from './CheckInList.tsx';
import type { Leaving } from './CheckOutDialog.tsx';
import { checkinLines, type Official } from './checkinLines.ts';
import type { DialogProps } from './dialog.ts';

interface CheckInDialogProps extends DialogProps {
  readonly officials: Officials;
  readonly zone: string;
  readonly onCheckOut: (person: Leaving) => void;
}

/** Checks in one after the other (type, Enter) and stays open. */
export function CheckInDialog({ desk, onClose, officials, zone, onCheckOut }: CheckInDialogProps) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { mutateAsync } = useCommand(checkinRef, FROM_BOARD);
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<GridHandle>(null);
  const entered = useEntries<Official>({
    namesOf: (person) => [
      nameOf(person),
      `${person.last} ${person.first}`,
      `${person.last}, ${person.first}`,
    ],
    isIn: ({ checked_in_at }) => checked_in_at !== null,
    people: async () => {
      if (officials.data) return officials.data;
      const { data, error } = await officials.refetch();
      if (!data) throw error;
      return data;
    },
    send: async (person) => {
      const { undo } = await mutateAsync({ params: { tid: desk.tid }, body: { ref_id: person.ref_id } });
      desk.outcomes.tell({ text: b('done.checkedIn', { name: nameOf(person) }), undo });
    },
  });
  const enter = () => {
    entered.add({ text: search.trim(), more: false });
    setSearch('');
  };
  const press = (person: Official) => {
    if (person.checked_in_at !== null) return onCheckOut(person);
    entered.add({ text: nameOf(person), person, more: false });
    setSearch('');
    input.current?.focus();
  };
  const close = async () => {
    if (await entered.mayLeave()) onClose();
  };
  const lines = checkinLines(officials.data ?? [], search);

  return (
    <Dialog open onClose={close} fullScreen={isSmall} fullWidth maxWidth="sm" aria-labelledby="checkin-title">
      <DialogTitle id="checkin-title">{b('in.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 1.5, gridTemplateRows: 'auto auto 1fr' }}>
        <FindField
          ref={input}
          label={b('in.search')}
          hint={isSmall ? undefined : b('in.keys')}
          value={search}
          onChange={setSearch}
          found={officials.data && lines.filter(({ kind }) => kind === 'person').length}
          list={list}
          onEnter={enter}
        />
        <EntryLog
          of={entered}
          hint={b('in.logHint')}
          nameOf={nameOf}
          about={({ shifts }) =>
            shifts.map(({ name, start, end }) => `${hours(start, end, zone, language)} · ${name}`).join(', ')
          }
          onDone={() => input.current?.focus()}
        />
        <Answered of={officials} loading="list" rows={6} empty={<EmptyState title={b('in.nobody')} />}>
          {() => <CheckInList ref={list} lines={lines} zone={zone} onPress={press} />}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          {b('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
