import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { getVolunteerWaiver, signVolunteerWaiver } from '@courtcrew/domain/roster/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVolunteerWords } from './words.ts';

const EMPTY = { signature: '' };
const SIGNATURE_MAX = 200;

interface WaiverDialogProps {
  readonly tid: string;
  readonly open: boolean;
  /** A registration follows. */
  readonly goesOn: boolean;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

type Waiver = AnswerOf<typeof getVolunteerWaiver>;

/** The waiver's text and the typed signature; the server compares it with the profile. */
export function WaiverDialog({ tid, open, goesOn, onClose, onSigned }: WaiverDialogProps) {
  const w = useVolunteerWords();
  const { user } = useSession();
  const answer = useCall(getVolunteerWaiver, { params: { tid } }, { enabled: open });
  const { mutateAsync } = useCommand(signVolunteerWaiver, {
    done: ({ registered }) => w(goesOn || registered ? 'waiver.done' : 'waiver.signed'),
    quiet: true,
  });
  /** The text read and signed stays, although a coordinator may change it meanwhile. */
  const [read, setRead] = useState<Waiver | null>(null);
  if (!open && read) setRead(null);
  if (open && !read && answer.data && !answer.isFetching) setRead(answer.data);
  const sign = async (signature: string) => {
    // On a slow network the text may arrive after the signature was typed.
    if (!read) throw new Error(w('waiver.unread'));
    try {
      await mutateAsync({ body: { tid, signature, digest: read.digest } });
    } catch (failure) {
      if (failure instanceof CallFailed && failure.code === 'stale') {
        await answer.refetch();
        setRead(null);
      }
      throw failure;
    }
    onSigned();
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={w('waiver.title')}
      action={w('waiver.sign')}
      defaults={EMPTY}
      onSubmit={({ signature }) => sign(signature)}
    >
      <WaiverText of={{ ...answer, data: read ?? undefined }} />
      {/* Not the field's hint, which a refusal replaces just when it is needed. */}
      {user && (
        <Typography variant="body2" color="text.secondary">
          {w('waiver.signatureHint', { name: fullName(user) })}
        </Typography>
      )}
      <FormText
        kind="name"
        name="signature"
        label={w('waiver.signature')}
        required
        autoComplete="name"
        inputProps={{ maxLength: SIGNATURE_MAX }}
      />
    </FormDialog>
  );
}

/** Scrolls by itself, also by keyboard, so that signature and buttons stay in reach. */
function WaiverText({ of }: { of: Reading<Waiver> }) {
  const w = useVolunteerWords();
  return (
    <Answered of={of} loading={<Placeholder height={160} />}>
      {({ waiver }) => (
        <Box
          role="region"
          aria-label={w('waiver.title')}
          tabIndex={0}
          sx={{
            maxHeight: '45dvh',
            overflowY: 'auto',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
            p: 2,
            borderRadius: 1,
            border: '1px solid var(--mui-palette-divider)',
            backgroundColor: 'background.default',
          }}
        >
          {waiver}
        </Box>
      )}
    </Answered>
  );
}
