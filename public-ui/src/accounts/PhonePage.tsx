import { answerPhoneByLink, lookAtPhoneProposal } from '@courtcrew/domain/accounts/contract/phone.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { LinkPage } from '../shell/LinkPage.tsx';
import { PhoneQuestion } from './PhoneQuestion.tsx';
import { useAccountWords } from './words.ts';

/** `/phone/{token}`: target of the mail about a number that a desk proposed. */
export function PhonePage() {
  const w = useAccountWords();
  const { token = '' } = useParams();
  const proposal = useCall(lookAtPhoneProposal, { body: { token } });
  const answer = useCommand(answerPhoneByLink);
  if (answer.isSuccess || proposal.data?.phone === null) {
    const icon = <CheckCircle />;
    return (
      <State page role="status" icon={icon} title={w('phone.answered')} text={w('phone.answeredText')} />
    );
  }
  return (
    <LinkPage
      of={proposal}
      title={w('phone.title')}
      wrong={w('phone.wrong')}
      wrongText={w('phone.wrongText')}
    >
      {({ tournament, phone }) => (
        <Box sx={{ mt: 2 }}>
          <PhoneQuestion
            tournament={tournament}
            phone={phone ?? ''}
            busy={answer.isPending}
            onAnswer={(accepted) => answer.mutate({ body: { token, accepted } })}
          />
        </Box>
      )}
    </LinkPage>
  );
}
