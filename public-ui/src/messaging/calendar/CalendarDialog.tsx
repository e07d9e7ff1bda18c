import { closeCalendar, getCalendarAddress, openCalendar } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useCalendarWords } from './words.ts';

/** Creates, shows and revokes the secret address of one's own calendar. */
export function CalendarDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const w = useCalendarWords();
  const heading = useId();
  const answer = useCall(getCalendarAddress, {}, { enabled: open });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={heading}>
      <DialogTitle id={heading}>{w('calendar.title')}</DialogTitle>
      <DialogContent>
        <Typography>{w('calendar.what')}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
          {w('calendar.secret')}
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

function Address({ url }: { readonly url: string }) {
  const w = useCalendarWords();
  const confirm = useConfirm();
  const renew = useCommand(openCalendar, { done: w('calendar.renewed') });
  const close = useCommand(closeCalendar, { done: w('calendar.closed') });
  const text = w('calendar.renewText');
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
        <Button variant="contained" href={url.replace(/^https?:/, 'webcal:')}>
          {w('calendar.app')}
        </Button>
        <CopyButton text={url} />
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
