import { confirmNotification } from '@courtcrew/domain/board/contract.ts';
import { RESPONSE_MAX } from '@courtcrew/domain/board/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { CallAge } from './CallTimes.tsx';
import { CallType } from './CallType.tsx';
import type { OpenCall } from './openCalls.ts';
import { useCallWords } from './words.ts';

interface ConfirmCallProps {
  readonly call: OpenCall;
  readonly isOpen: boolean;
  /** Another coordinator confirmed it first. */
  readonly isGone: boolean;
  readonly onClose: () => void;
}

/** Enter alone confirms; a reply to the caller is optional. */
export function ConfirmCall({ call, isOpen, isGone, onClose }: ConfirmCallProps) {
  const c = useCallWords();
  const { nid, type, court_num: court, message, time } = call;
  const { mutateAsync } = useCommand(confirmNotification, { quiet: true, done: c('calls.confirmed') });
  return (
    <FormDialog
      open={isOpen}
      title={c('calls.confirmTitle')}
      action={c('calls.confirm')}
      defaults={{ response: '' }}
      onSubmit={({ response }) => mutateAsync({ body: { nid, response: response.trim() || null } })}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <strong>{c('calls.court', { court })}</strong>
        <CallType type={type} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <CallAge since={time} />
        </Box>
      </Box>
      {message && <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{message}</Box>}
      {isGone && <Alert severity="warning">{c('calls.meanwhile')}</Alert>}
      <Response />
    </FormDialog>
  );
}

/** Single-line, so that Enter sends it. */
function Response() {
  const c = useCallWords();
  const typed = useWatch<{ response: string }, 'response'>({ name: 'response' });
  return (
    <FormText
      kind="text"
      name="response"
      label={c('calls.response')}
      hint={c('calls.letters', { count: typed.length, most: RESPONSE_MAX })}
      autoFocus
      inputProps={{ maxLength: RESPONSE_MAX }}
    />
  );
}
