import { emailSchedule } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { ListFrame } from '../../kit/desk/ListFrame.tsx';
import { VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { useDeskWords } from '../words.ts';
import { canBeSent, heightOf, PersonRow, type Scheduled, waysTo } from './PersonRow.tsx';

const keyOf = ({ ref_id }: Scheduled): string => ref_id;

/** Virtual list of people with their shifts. E, T and S write to the active one. */
export function PersonList({ people }: { people: readonly Scheduled[] }) {
  const d = useDeskWords();
  const { tid } = useDesk();
  const mail = useCommand(emailSchedule, { done: d('schedule.mailed') });
  const confirm = useConfirm();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const height = useCallback((person: Scheduled) => heightOf(person, narrow), [narrow]);
  const send = async ({ ref_id, name, email }: Scheduled) => {
    const action = d('schedule.mailSchedule');
    if (await confirm({ title: action, text: d('schedule.mailAsk', { name, email: email ?? '' }), action }))
      mail.mutate({ body: { tid, ref_id } });
  };
  const onKey = (key: string, person: Scheduled | undefined): boolean => {
    if (!person) return false;
    const ways = waysTo(person);
    const pressed = key.toLowerCase();
    const way = pressed === 'e' ? ways.mail : pressed === 't' ? ways.text : null;
    if (way) window.location.assign(way);
    else if (pressed === 's' && canBeSent(person) && !mail.isPending) void send(person);
    else return false;
    return true;
  };
  return (
    <ListFrame height={{ xs: '66vh', md: 'calc(100dvh - 216px)' }}>
      <VirtualGrid
        label={d('staff.scheduleByPerson')}
        rows={people}
        rowKey={keyOf}
        heightOf={height}
        picked={null}
        onPick={() => {}}
        onKey={onKey}
        empty={d('schedule.noPerson')}
      >
        {(person) => <PersonRow person={person} busy={mail.isPending} onSend={() => void send(person)} />}
      </VirtualGrid>
    </ListFrame>
  );
}
