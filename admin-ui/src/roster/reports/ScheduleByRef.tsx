import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { emailSchedule, getScheduleByRef } from '@courtcrew/domain/roster/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import ForwardToInbox from '@mui/icons-material/ForwardToInbox';
import Mail from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { ListFrame } from '../../kit/desk/ListFrame.tsx';
import { RowAct } from '../../kit/desk/RowAct.tsx';
import { VirtualGrid } from '../../kit/desk/VirtualGrid.tsx';
import { NoStaff } from '../parts/NothingYet.tsx';
import { ShiftTags, tagsHeight } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';

/** `ref_id` comes from the command palette: one person alone. */
const FILTER = { q: '', ref_id: '', busy: false };

export function ScheduleByRef() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const people = useCall(getScheduleByRef, { params: { tid } });
  const fits = finder(filter.q);
  return (
    <>
      <DeskHeader title={d('staff.scheduleByPerson')} low actions={<ToLetters />} />
      <Answered of={people} loading="cards" empty={<NoStaff />}>
        {(all) => {
          const shown = all.filter(
            ({ ref_id, name, shifts }) =>
              (!filter.ref_id || ref_id === filter.ref_id) &&
              (!filter.busy || shifts.length > 0) &&
              [name, ...shifts.map((shift) => shift.name)].some(fits),
          );
          return (
            <>
              <Toolbar
                searchLabel={d('schedule.findAnyone')}
                search={filter.q}
                onSearch={(q) => set({ q })}
                onClear={active ? clear : undefined}
                count={d('work.progress', { done: shown.length, total: all.length })}
              >
                <FormControlLabel
                  label={d('schedule.onlyWithShifts')}
                  control={<Checkbox checked={filter.busy} onChange={(_, busy) => set({ busy })} />}
                />
              </Toolbar>
              <PersonList people={shown} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

/** Link to letters for chosen shifts; a row writes to its own person. */
function ToLetters() {
  const d = useDeskWords();
  return (
    <Button component={AppAnchor} to="/desk/emailtoshifts" variant="outlined" startIcon={<Mail />}>
      {d('staff.emailToShifts')}
    </Button>
  );
}

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

export type Scheduled = AnswerOf<typeof getScheduleByRef>[number];

/** mailto, tel and sms links; null for unknown ones. */
function waysTo({ email, cell_phone, phone }: Scheduled) {
  const number = cell_phone ?? phone;
  return { mail: email && `mailto:${email}`, text: number && `sms:${number}` };
}

const canBeSent = ({ email, shifts }: Scheduled): boolean => Boolean(email) && shifts.length > 0;

const PADDING = 10;
/** Touch targets on a phone. */
const NAME_HEIGHT = { xs: TOUCH, sm: 34 } as const;

/** In px; on a phone the shifts stand below the name. */
const heightOf = (person: Scheduled, narrow: boolean): number =>
  2 * PADDING +
  (narrow
    ? NAME_HEIGHT.xs + tagsHeight(person.shifts, true)
    : Math.max(NAME_HEIGHT.sm, tagsHeight(person.shifts, false)));

interface PersonRowProps {
  readonly person: Scheduled;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** A person's shifts and contact links; keys on the row do the same. */
function PersonRow({ person, busy, onSend }: PersonRowProps) {
  const d = useDeskWords();
  const { time_zone } = useDesk();
  const { mail, text } = waysTo(person);
  return (
    <Box
      sx={{
        height: '100%',
        px: 1.5,
        py: `${PADDING}px`,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '240px minmax(0, 1fr) auto' },
        gridTemplateAreas: { xs: '"name acts" "shifts shifts"', sm: '"name shifts acts"' },
      }}
    >
      <Box
        sx={{
          gridArea: 'name',
          display: 'flex',
          alignItems: { xs: 'center', sm: 'start' },
          gap: 1,
          height: NAME_HEIGHT,
          minWidth: 0,
        }}
      >
        <Box
          component="span"
          sx={{ fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {person.name}
        </Box>
        <CredentialBadge
          credentials={person.credentials}
          verified={person.credentials_verified}
          screen="management"
        />
      </Box>
      <Box sx={{ gridArea: 'shifts', minWidth: 0 }}>
        <ShiftTags fixed shifts={person.shifts} zone={time_zone} />
      </Box>
      <Box className="no-print" sx={{ gridArea: 'acts', display: 'flex', height: NAME_HEIGHT }}>
        {mail && (
          <RowAct label={`${d('staff.email')}: ${isolated(person.name)} (E)`} href={mail}>
            <Mail fontSize="small" />
          </RowAct>
        )}
        {text && (
          <RowAct label={`${d('schedule.text')}: ${isolated(person.name)} (T)`} href={text}>
            <Sms fontSize="small" />
          </RowAct>
        )}
        {canBeSent(person) && (
          <RowAct
            label={`${d('schedule.mailSchedule')}: ${isolated(person.name)} (S)`}
            disabled={busy}
            onClick={onSend}
          >
            <ForwardToInbox fontSize="small" />
          </RowAct>
        )}
      </Box>
    </Box>
  );
}
