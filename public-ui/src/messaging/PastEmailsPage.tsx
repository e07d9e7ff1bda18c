import { getMessageBoardEmails } from '@courtcrew/domain/messaging/contract.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState, State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { datedMoment, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { BoardFrame, type Place } from './BoardFrame.tsx';
import { useMessagingWords } from './words.ts';

/** `/signup/pastemails/{tid}`: the emails that the people of a section were sent. */
export function PastEmailsPage() {
  const m = useMessagingWords();
  return (
    <BoardFrame title={m('board.past')} login={m('board.pastLogin')}>
      {(place) => <PastEmails {...place} />}
    </BoardFrame>
  );
}

function PastEmails({ tid, zone, category }: Place) {
  const m = useMessagingWords();
  const { language } = useSpeech();
  const answer = useCall(getMessageBoardEmails, { params: { tid }, body: { category } });
  const { error, data } = answer;
  if (data === undefined && error instanceof CallFailed && error.status === 409) {
    return <State role="alert" icon={<Lock />} title={m('board.failed')} />;
  }
  return (
    <Answered of={answer} empty={<EmptyState title={m('board.noPast')} />}>
      {(emails) =>
        Array.isArray(emails) ? (
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760, display: 'grid', gap: 1.5 }}
          >
            {emails.map(({ time, subject, author, body }) => (
              <Box
                component="li"
                key={`${time} ${subject}`}
                sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
              >
                <Box component="h2" sx={{ m: 0, typography: 'h3', overflowWrap: 'anywhere' }}>
                  {subject}
                </Box>
                <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 1 }}>
                  <bdi>{author}</bdi> · {datedMoment(time, zone, language)} {zoneName(time, zone, language)}
                </Box>
                <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{body}</Box>
              </Box>
            ))}
          </Box>
        ) : (
          <State icon={<Lock />} title={m('board.pastNotRegistered')} />
        )
      }
    </Answered>
  );
}
