import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { emailSchedule, type getScheduleByRef } from '@courtcrew/domain/roster/contract.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/Confirm.tsx';
import ForwardToInbox from '@mui/icons-material/ForwardToInbox';
import Mail from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useDesk } from '../../kit/desk/desk.ts';
import { ShiftTags } from '../parts/ShiftTags.tsx';
import { useDeskWords } from '../words.ts';

type Person = AnswerOf<typeof getScheduleByRef>[number];

/** A person's schedule with mail and text to the person. Far-off cards are not laid out until scrolled to. */
export function PersonCard({ person }: { person: Person }) {
  const d = useDeskWords();
  const { tid, time_zone } = useDesk();
  const mail = useCommand(emailSchedule, { done: d('schedule.mailed') });
  const confirm = useConfirm();
  const phone = person.cell_phone ?? person.phone;
  const send = async () => {
    const action = d('schedule.mailSchedule');
    const text = d('schedule.mailAsk', { name: person.name, email: person.email ?? '' });
    if (await confirm({ title: action, text, action })) mail.mutate({ body: { tid, ref_id: person.ref_id } });
  };
  return (
    <Card
      component="article"
      aria-label={person.name}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 220px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="h2" sx={{ m: 0, typography: 'h3', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {person.name}
        </Box>
        <CredentialBadge
          credentials={person.credentials}
          verified={person.credentials_verified}
          screen="management"
        />
      </Box>
      <ShiftTags shifts={person.shifts} zone={time_zone} />
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {person.email && (
          <Button variant="outlined" href={`mailto:${person.email}`} startIcon={<Mail />}>
            {d('schedule.email')}
          </Button>
        )}
        {phone && (
          <Button variant="outlined" href={`sms:${phone}`} startIcon={<Sms />}>
            {d('schedule.text')}
          </Button>
        )}
        {person.email && person.shifts.length > 0 && (
          <Button
            variant="text"
            loading={mail.isPending}
            startIcon={<ForwardToInbox />}
            onClick={() => void send()}
          >
            {d('schedule.mailSchedule')}
          </Button>
        )}
      </Box>
    </Card>
  );
}
