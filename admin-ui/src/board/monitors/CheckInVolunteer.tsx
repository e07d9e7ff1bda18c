import { checkinVolunteer, getVolunteers } from '@courtcrew/domain/roster/contract.ts';
import type { VolunteerFace } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { EntryLog } from '../../kit/desk/entries/EntryLog.tsx';
import { useEntries } from '../../kit/desk/entries/useEntries.ts';
import { FindField } from '../../kit/desk/FindField.tsx';
import { type GridHandle, VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { NAMES, notHere } from './people.ts';
import { TodayShifts } from './TodayShifts.tsx';
import { useMonitorWords } from './words.ts';

interface CheckInVolunteerProps {
  readonly tid: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Checks in one after the other and stays open. */
export function CheckInVolunteer({ tid, open, onClose }: CheckInVolunteerProps) {
  const m = useMonitorWords();
  /** Closes the dialog, perhaps after a question. */
  const leave = useRef(onClose);
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={() => leave.current()}
      fullScreen={isSmall}
      fullWidth
      maxWidth="sm"
      aria-labelledby="checkin-title"
    >
      <DialogTitle id="checkin-title">{m('monitors.checkIn')}</DialogTitle>
      <Finder
        tid={tid}
        leave={leave}
        onClose={onClose}
        hint={isSmall ? undefined : m('monitors.searchKeys')}
      />
      <DialogActions>
        <Button variant="contained" onClick={() => leave.current()}>
          {m('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const ROW_PX = 50;
const rowKey = ({ ref_id }: VolunteerFace): string => ref_id;
const heightOf = (): number => ROW_PX;

interface FinderProps extends Pick<CheckInVolunteerProps, 'tid' | 'onClose'> {
  readonly hint: string | undefined;
  readonly leave: RefObject<() => void>;
}

function Finder({ tid, hint, leave, onClose }: FinderProps) {
  const m = useMonitorWords();
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<GridHandle>(null);
  const volunteers = useCall(getVolunteers, { params: { tid } });
  const { mutateAsync } = useCommand(checkinVolunteer, { quiet: true });
  const draw = useCallback((person: VolunteerFace) => <Line person={person} />, []);
  const people = notHere(volunteers.data ?? [], search);

  const entered = useEntries<VolunteerFace>({
    ...NAMES,
    people: async () => {
      if (volunteers.data) return volunteers.data;
      const { data, error } = await volunteers.refetch();
      if (!data) throw error;
      return data;
    },
    send: ({ ref_id }) => mutateAsync({ params: { tid }, body: { ref_id } }),
  });
  useEffect(() => {
    leave.current = async () => {
      if (await entered.mayLeave()) onClose();
    };
    return () => {
      leave.current = onClose;
    };
  });
  const enter = () => {
    entered.add({ text: search.trim(), more: false });
    setSearch('');
  };
  const press = (person: VolunteerFace) => {
    entered.add({ text: person.name, person, more: false });
    setSearch('');
    input.current?.focus();
  };
  return (
    <DialogContent sx={{ '&&': { pt: 1 }, display: 'grid', gap: 1.5, gridTemplateRows: 'auto auto 1fr' }}>
      <FindField
        ref={input}
        label={m('monitors.search')}
        hint={hint}
        value={search}
        onChange={setSearch}
        found={volunteers.data && people.length}
        list={list}
        onEnter={enter}
      />
      <EntryLog
        of={entered}
        hint={m('monitors.checkInHint')}
        nameOf={({ name }) => name}
        about={({ shifts }) =>
          shifts.map(({ category, shift_name }) => `${category}, ${shift_name}`).join(' · ')
        }
        onDone={() => input.current?.focus()}
      />
      <Answered of={volunteers} loading="list" rows={6} isEmpty={() => false}>
        {() => (
          <Box sx={{ height: { xs: '100%', sm: 'min(420px, 48vh)' }, minHeight: 200 }}>
            <VirtualGrid
              ref={list}
              label={m('monitors.checkIn')}
              rows={people}
              rowKey={rowKey}
              heightOf={heightOf}
              picked={null}
              onPick={press}
              empty={m(search.trim() === '' ? 'monitors.allHere' : 'monitors.noMatch')}
            >
              {draw}
            </VirtualGrid>
          </Box>
        )}
      </Answered>
    </DialogContent>
  );
}

const Line = ({ person: { name, shifts } }: { person: VolunteerFace }) => (
  <Box sx={{ px: 1, py: 0.5, minWidth: 0 }}>
    <Box sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      {name}
    </Box>
    <Box
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      <TodayShifts shifts={shifts} />
    </Box>
  </Box>
);
