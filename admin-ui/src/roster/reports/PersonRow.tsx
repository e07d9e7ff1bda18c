import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { getScheduleByRef } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import ForwardToInbox from '@mui/icons-material/ForwardToInbox';
import Mail from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { RowAct } from '../../kit/desk/RowAct.tsx';
import { ShiftTags, tagsHeight } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';

export type Scheduled = AnswerOf<typeof getScheduleByRef>[number];

/** mailto, tel and sms links; null for unknown ones. */
export function waysTo({ email, cell_phone, phone }: Scheduled) {
  const number = cell_phone ?? phone;
  return { mail: email && `mailto:${email}`, text: number && `sms:${number}` };
}

export const canBeSent = ({ email, shifts }: Scheduled): boolean => Boolean(email) && shifts.length > 0;

const PADDING = 10;
/** Touch targets on a phone. */
const NAME_HEIGHT = { xs: TOUCH, sm: 34 } as const;

/** In px; on a phone the shifts stand below the name. */
export const heightOf = (person: Scheduled, narrow: boolean): number =>
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
export function PersonRow({ person, busy, onSend }: PersonRowProps) {
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
