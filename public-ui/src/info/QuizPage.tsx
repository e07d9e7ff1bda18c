import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Quiz from '@mui/icons-material/QuizOutlined';
import Button from '@mui/material/Button';
import { useInfoWords } from './words.ts';

/** The documents want a placeholder, which links to the rules. */
export function QuizPage() {
  const w = useInfoWords();
  return (
    <>
      <PageHeader title={w('quiz.title')} />
      <EmptyState
        icon={<Quiz />}
        title={w('quiz.none')}
        text={w('quiz.text')}
        action={
          <Button component={AppAnchor} to="/resources" variant="contained">
            {w('resources.title')}
          </Button>
        }
      />
    </>
  );
}
