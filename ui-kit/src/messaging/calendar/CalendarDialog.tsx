import {
  closeCalendar,
  getCalendarAddress,
  getDeskCalendarAddress,
  openCalendar,
} from '@courtcrew/domain/messaging/contract.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCall } from '../../data/useCall.ts';
import { useCommand } from '../../data/useCommand.ts';
import { TextInput } from '../../form/TextInput.tsx';
import { CopyButton } from '../../page/CopyButton.tsx';
import { useConfirm } from '../../page/dialog/Confirm.tsx';
import { QrCode } from '../../page/QrCode.tsx';
import { Answered } from '../../page/state/Answered.tsx';
import { useCalendarWords } from './words.ts';

function useAddress(tid: string | undefined, enabled: boolean) {
  const isDesk = tid !== undefined;
  const own = useCall(getCalendarAddress, {}, { enabled: enabled && !isDesk });
  const desk = useCall(
    getDeskCalendarAddress,
    { params: { tid: tid ?? '' } },
    { enabled: enabled && isDesk },
  );
  return isDesk ? desk : own;
}

interface CalendarDialogProps {
  /** The tournament whose desk's shifts it shows; absent for what one works oneself. */
  readonly tid?: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Creates, shows and revokes the secret address of a calendar. */
export function CalendarDialog({ tid, open, onClose }: CalendarDialogProps) {
  const w = useCalendarWords();
  const heading = useId();
  const answer = useAddress(tid, open);
  const of = tid === undefined ? 'own' : 'desk';
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{w(`calendar.${of}`)}</DialogTitle>
      <DialogContent>
        <Typography>{w(`calendar.${of}What`)}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          {w(`calendar.${of}Secret`)}
        </Typography>
        <Answered of={answer} loading="list" rows={1}>
          {({ url }) => (url === null ? <Make /> : <Address url={url} />)}
        </Answered>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {w('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Make() {
  const w = useCalendarWords();
  const make = useCommand(openCalendar);
  return (
    <Button variant="contained" fullWidth loading={make.isPending} onClick={() => make.mutate({})}>
      {w('calendar.make')}
    </Button>
  );
}

const away = { target: '_blank', rel: 'noreferrer', variant: 'outlined' } as const;

function Address({ url }: { readonly url: string }) {
  const w = useCalendarWords();
  const confirm = useConfirm();
  const renew = useCommand(openCalendar, { done: w('calendar.renewed') });
  const close = useCommand(closeCalendar, { done: w('calendar.closed') });
  const text = w('calendar.renewText');
  const subscribed = url.replace(/^https?:/, 'webcal:');
  const askRenew = async () => {
    const action = w('calendar.renew');
    if (await confirm({ title: w('calendar.renewTitle'), text, action })) renew.mutate({});
  };
  const askClose = async () => {
    const action = w('calendar.close');
    if (await confirm({ title: w('calendar.closeTitle'), text, action, danger: true })) close.mutate({});
  };
  return (
    <>
      <TextInput
        kind="text"
        label={w('calendar.address')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="contained" href={subscribed}>
          {w('calendar.app')}
        </Button>
        <Button
          {...away}
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(subscribed)}`}
        >
          Google
        </Button>
        <Button
          {...away}
          href={`https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url, name: 'Courtcrew' })}`}
        >
          Outlook
        </Button>
        <CopyButton text={url} />
      </Box>
      <Box component="details" sx={{ mt: 2 }}>
        <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer' }}>
          {w('calendar.scan')}
        </Box>
        <QrCode text={subscribed} label={w('calendar.scan')} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="text" loading={renew.isPending} onClick={askRenew}>
          {w('calendar.renew')}
        </Button>
        <Button variant="text" color="error" loading={close.isPending} onClick={askClose}>
          {w('calendar.close')}
        </Button>
      </Box>
    </>
  );
}
