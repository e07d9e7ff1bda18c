import { checkinRef } from '@courtcrew/domain/board/contract.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { FindField } from '../../kit/desk/FindField.tsx';
import type { GridHandle } from '../../kit/desk/VirtualGrid.tsx';
import { FROM_BOARD } from '../desk/useCommands.ts';
import type { Officials } from '../useOfficials.ts';
import { useBoardWords } from '../words.ts';
import { CheckInList } from './CheckInList.tsx';
import type { Leaving } from './CheckOutDialog.tsx';
import { checkinLines, firstOf, type Official } from './checkinLines.ts';
import type { DialogProps } from './dialog.ts';

interface CheckInDialogProps extends DialogProps {
  readonly officials: Officials;
  readonly zone: string;
  readonly onCheckOut: (person: Leaving) => void;
}

/** Who comes is checked in one after the other: type, Enter, type, Enter. It stays open until it is closed. */
export function CheckInDialog({ desk, onClose, officials, zone, onCheckOut }: CheckInDialogProps) {
  const b = useBoardWords();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const { mutateAsync } = useCommand(checkinRef, FROM_BOARD);
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<GridHandle>(null);
  const { outcome, refusal, attempt, refuse } = desk.outcomes;
  const [before] = useState(outcome);

  const checkIn = (person: Official) =>
    attempt({
      place: `official:${person.ref_id}`,
      row: person,
      send: mutateAsync,
      input: { params: { tid: desk.tid }, body: { ref_id: person.ref_id } },
      done: () => b('done.checkedIn', { name: nameOf(person) }),
    });
  const press = async (person: Official) => {
    if (person.checked_in_at !== null) onCheckOut(person);
    else if (await checkIn(person)) {
      setSearch('');
      input.current?.focus();
    }
  };
  /**
   * Enter counts before the list has come, too. What is typed from here on is the next name: it must not grow onto this
   * one, nor go with it.
   */
  const enter = async () => {
    setSearch('');
    const { data = [] } = officials.data ? officials : await officials.refetch();
    const person = firstOf(checkinLines(data, search));
    if (person && person.checked_in_at !== null) return onCheckOut(person);
    if (!person || !(await checkIn(person))) setSearch((next) => next || search);
  };
  const lines = checkinLines(officials.data ?? [], search);

  return (
    <Dialog
      open
      onClose={() => {
        refuse(null);
        onClose();
      }}
      fullScreen={isSmall}
      fullWidth
      maxWidth="sm"
      aria-labelledby="checkin-title"
    >
      <DialogTitle id="checkin-title">{b('in.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 1.5, gridTemplateRows: 'auto auto 1fr' }}>
        <FindField
          ref={input}
          label={b('in.search')}
          hint={isSmall ? undefined : b('in.keys')}
          value={search}
          onChange={setSearch}
          list={list}
          onEnter={() => void enter()}
        />
        <Box aria-live="polite">
          {refusal ? (
            <Alert severity="warning">{refusal.text}</Alert>
          ) : outcome && outcome !== before ? (
            <Alert severity="success">{outcome.text}</Alert>
          ) : null}
        </Box>
        <Answered
          of={officials}
          loading={<Loading shape="list" count={6} />}
          empty={<EmptyState title={b('in.nobody')} />}
        >
          {() => (
            <CheckInList ref={list} lines={lines} zone={zone} onPress={(person) => void press(person)} />
          )}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {b('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
