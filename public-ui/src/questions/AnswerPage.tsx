import { answerQuestion, getQuestion } from '@courtcrew/domain/questions/contract.ts';
import { ANSWER_MAX } from '@courtcrew/domain/questions/model.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Check from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { TextForm } from './TextForm.tsx';
import { useQuestionWords } from './words.ts';

/** `/question/answer/{url}`: the one answer to a question, for who has its link. */
export function AnswerPage() {
  const w = useQuestionWords();
  const { url = '' } = useParams();
  const { mutateAsync, isPending, isSuccess } = useCommand(answerQuestion, { quiet: true });
  // Answering uses up the link: the question must not be refetched then.
  const question = useCall(getQuestion, { params: { url } }, { enabled: !isPending && !isSuccess });
  const isGone =
    question.error instanceof CallFailed && (question.error.status === 404 || question.error.status === 400);
  if (isSuccess) {
    return <EmptyState icon={<Check />} title={w('question.answered')} text={w('question.answeredHelp')} />;
  }
  if (isGone) return <EmptyState title={w('question.gone')} />;
  return (
    <>
      <PageHeader title={w('question.answerTitle')} />
      <Answered of={question}>
        {({ qid, question: text }) => (
          <>
            <Typography sx={{ mb: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 640 }}>
              {text}
            </Typography>
            <TextForm
              label={w('question.answer')}
              action={w('question.answerSend')}
              required={w('question.answerRequired')}
              max={ANSWER_MAX}
              onSend={(answer) => mutateAsync({ body: { qid, url, answer } })}
            />
          </>
        )}
      </Answered>
    </>
  );
}
