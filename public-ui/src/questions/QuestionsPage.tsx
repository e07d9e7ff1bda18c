import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getQuestions } from '@courtcrew/domain/questions/contract.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuestionWords } from './words.ts';

type Question = AnswerOf<typeof getQuestions>[number];

/** `/question`: questions with answers; a platform admin also sees open ones, linked to where they are answered. */
export function QuestionsPage() {
  const w = useQuestionWords();
  const questions = useCall(getQuestions, {});
  const ask = (
    <Button component={AppAnchor} to="/question/submit" variant="contained">
      {w('question.ask')}
    </Button>
  );
  return (
    <>
      <PageHeader title={w('question.title')} about={w('question.lead')} actions={ask} />
      <Answered
        of={questions}
        loading="list"
        rows={6}
        empty={<EmptyState title={w('question.none')} action={ask} />}
      >
        {(rows) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, maxWidth: 760 }}>
            {rows.map((row) => (
              <QuestionItem key={row.qid} row={row} />
            ))}
          </Box>
        )}
      </Answered>
    </>
  );
}

function QuestionItem({ row: { question, answer, url } }: { readonly row: Question }) {
  const w = useQuestionWords();
  return (
    <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="h3" component="h2" sx={{ whiteSpace: 'pre-wrap' }}>
        {question}
      </Typography>
      {answer === null ? (
        <Typography color="textSecondary">
          {w('question.waits')}{' '}
          {url && <AppLink to={`/question/answer/${url}`}>{w('question.answerTitle')}</AppLink>}
        </Typography>
      ) : (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>{answer}</Typography>
      )}
    </Box>
  );
}
