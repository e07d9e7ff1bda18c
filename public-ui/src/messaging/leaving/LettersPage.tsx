import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { joinLetters, leaveLetters, lookAtLetters } from '@courtcrew/domain/messaging/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { LinkPage } from '../../shell/LinkPage.tsx';
import { MessageChoices } from './MessageChoices.tsx';
import { useLettersWords } from './words.ts';

/** `/letters/{token}`: target of the link at the foot of a letter. */
export function LettersPage() {
  const m = useLettersWords();
  const { token = '' } = useParams();
  const letters = useCall(lookAtLetters, { body: { token } });
  return (
    <LinkPage
      of={letters}
      title={m('letters.title')}
      wrong={m('letters.wrong')}
      wrongText={m('letters.wrongText')}
    >
      {({ choices, ...about }) => (
        <>
          <OfTournament token={token} {...about} />
          {choices && <MessageChoices token={token} choices={choices} />}
        </>
      )}
    </LinkPage>
  );
}

type About = Omit<AnswerOf<typeof lookAtLetters>, 'choices'> & { readonly token: string };

/** Bulk letters of the letter's tournament. */
function OfTournament({ token, tournament, left }: About) {
  const m = useLettersWords();
  const leave = useCommand(leaveLetters);
  const join = useCommand(joinLetters);
  return (
    <>
      <Typography role="status" sx={{ mt: 2 }}>
        {left ? m('letters.stopped') : m('letters.what', { tournament })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {m('letters.always')}
      </Typography>
      <Button
        variant={left ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        loading={leave.isPending || join.isPending}
        sx={{ mt: 3 }}
        onClick={() => (left ? join.mutate({ body: { token } }) : leave.mutate({ params: { token } }))}
      >
        {m(left ? 'letters.again' : 'letters.stop')}
      </Button>
    </>
  );
}
