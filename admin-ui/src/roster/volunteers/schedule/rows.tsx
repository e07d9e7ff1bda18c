import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { ConflictBadge } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Mail from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDesk } from '../../../kit/desk/desk.ts';
import { SeatMark } from '../../parts/SeatMark.tsx';
import { WaiverBelow } from '../../parts/WaiverBelow.tsx';
import { SeatActs } from '../../schedule/SeatActs.tsx';
import type { SeatActions } from '../../schedule/useSeatActions.ts';
import { GroupMark } from '../parts/GroupMark.tsx';
import { useVolunteerWords } from '../words.ts';
import type { NameLine } from './lines.ts';

const cut = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A volunteer with how much they work, and the ways to reach them. */
export function NameRow({ person }: { person: Volunteer }) {
  const v = useVolunteerWords();
  const { name, count, wait_count, email, phone, group } = person;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        backgroundColor: 'background.default',
      }}
    >
      <Box component="span" sx={{ ...cut, fontWeight: 650 }}>
        {name}
      </Box>
      <CredentialBadge
        credentials={person.credentials}
        verified={person.credentials_verified}
        screen="management"
      />
      {group && (
        <Box sx={{ display: { xs: 'none', sm: 'block' }, ...cut, typography: 'body2' }}>
          <GroupMark group={group} />
        </Box>
      )}
      <Box
        component="span"
        sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {v('schedule.personCount', { count })}
        {wait_count > 0 && ` · ${v('schedule.applied', { count: wait_count })}`}
      </Box>
      {email && (
        <Reach href={`mailto:${email}`} label={`${v('staff.email')}: ${isolated(name)}`} Icon={Mail} />
      )}
      {phone && <Reach href={`sms:${phone}`} label={`${v('schedule.text')}: ${isolated(name)}`} Icon={Sms} />}
    </Box>
  );
}

const Reach = ({ href, label, Icon }: { href: string; label: string; Icon: typeof Mail }) => (
  <IconButton size="small" href={href} aria-label={label} title={label} tabIndex={-1}>
    <Icon fontSize="small" />
  </IconButton>
);

interface SeatRowProps {
  readonly line: Extract<NameLine, { kind: 'seat' }>;
  readonly actions: SeatActions;
}

/** One shift of the volunteer above, with what can be done about it. */
export function SeatRow({ line: { row, seat }, actions }: SeatRowProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const busy = actions.busy.has(row.shift_id);
  return (
    <Box
      aria-busy={busy || undefined}
      sx={{
        height: '100%',
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        alignContent: 'center',
        columnGap: 1,
        pl: 2.5,
        pr: 0.75,
        opacity: busy ? 0.55 : 1,
      }}
    >
      <SeatMark status={seat.status} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, lineHeight: 1.25 }}>
        <Box component="span" sx={{ typography: 'body2', '& span': { whiteSpace: 'nowrap' } }}>
          <span>{shortDay(row.start_time, zone, language)},</span>{' '}
          <span>{hours(row.start_time, row.end_time, zone, language)}</span>
        </Box>
        <Box component="span" sx={{ ...cut, typography: 'body2' }}>
          <strong>{row.shift_name}</strong> · {row.category}
        </Box>
      </Box>
      {row.conflict && <ConflictBadge dense />}
      {row.captain && <Badge tone="primary">{v('schedule.captain')}</Badge>}
      {row.waiver_missing && <WaiverBelow />}
      <SeatActs seat={seat} actions={actions} />
    </Box>
  );
}
