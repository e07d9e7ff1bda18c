import { getVolunteerWaiver, signVolunteerWaiver } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Placeholder } from '@courtcrew/ui-kit/page/Placeholder.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { useVolunteerWords } from './words.ts';

const EMPTY = { signature: '' };
const SIGNATURE_MAX = 200;

interface WaiverDialogProps {
  readonly tid: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSigned: () => void;
}

/** The waiver's text and the typed signature; whether it matches the profile is the server's to say. */
export function WaiverDialog({ tid, open, onClose, onSigned }: WaiverDialogProps) {
  const w = useVolunteerWords();
  const { user } = useSession();
  const answer = useCall(getVolunteerWaiver, { params: { tid } }, { enabled: open });
  const { mutateAsync } = useCommand(signVolunteerWaiver, { done: w('waiver.signed'), quiet: true });
  const sign = async (signature: string) => {
    // A slow network may bring the text after the signature was typed.
    if (!answer.data) throw new Error(w('waiver.unread'));
    await mutateAsync({ body: { tid, signature, digest: answer.data.digest } });
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
      <WaiverText of={answer} />
      <FormText
        name="signature"
        label={w('waiver.signature')}
        hint={user ? w('waiver.signatureHint', { name: `${user.first} ${user.last}` }) : undefined}
        required
        autoComplete="name"
        inputProps={{ maxLength: SIGNATURE_MAX }}
      />
    </FormDialog>
  );
}

/** Scrolls by itself, so that signature and buttons stay in reach; by keyboard, too. */
function WaiverText({ of }: { of: ReturnType<typeof useCall<typeof getVolunteerWaiver>> }) {
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
