import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getHeldApplications, removeHeldApplication } from '@courtcrew/domain/roster/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ShiftHours } from '../signup/ShiftHours.tsx';
import { useShiftNamed } from '../signup/useShiftNamed.ts';
import { useSignUpAgain } from '../signup/useSignup.ts';
import { useAssignmentWords } from '../words/assignments.ts';

type Held = AnswerOf<typeof getHeldApplications>[number];

/** Applications that wait for approval, in one tournament or all; nothing without any. */
export function AwaitingApproval({ tid }: { readonly tid?: string }) {
  const w = useAssignmentWords();
  const { language } = useSpeech();
  const { user } = useSession();
  const held = useCall(getHeldApplications, { params: { ref_id: user?.ref_id ?? '' } }, { enabled: !!user });
  const toast = useToast();
  const named = useShiftNamed();
  const signUpAgain = useSignUpAgain();
  const remove = useCommand(removeHeldApplication);
  const withdraw = (row: Held) => {
    const undo = () => signUpAgain({ ...row, waitlist: true });
    const text = w('signup.removed', { shift: row.name });
    remove.mutateAsync({ params: { sid: row.sid }, body: { tid: row.tid } }).then(
      () => toast.success(text, { undo }),
      // The failure has had its toast.
      () => {},
    );
  };
  const rows = (held.data ?? []).filter((row) => tid === undefined || row.tid === tid);
  if (rows.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }} icon={false}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.sid}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <strong>
              {tid === undefined ? `${row.tournament}: ` : ''}
              {row.name}
            </strong>
            <span>{shortDay(row.start, row.time_zone, language)}</span>
            <ShiftHours start={row.start} end={row.end} zone={row.time_zone} />
            <span>{w('assign.awaiting', { since: shortDay(row.since, row.time_zone, language) })}</span>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              className="no-print"
              aria-label={w('signup.removeFor', { shift: named(row) })}
              disabled={remove.isPending}
              onClick={() => withdraw(row)}
            >
              {w('action.remove')}
            </Button>
          </Box>
        ))}
      </Box>
      {w('assign.awaitingNext')}
    </Alert>
  );
}
