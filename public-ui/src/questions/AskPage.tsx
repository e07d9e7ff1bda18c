import { submitQuestion } from '@courtcrew/domain/questions/contract.ts';
import { QUESTION_MAX } from '@courtcrew/domain/questions/model.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { RequireLogin } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { TextForm } from './TextForm.tsx';
import { useQuestionWords } from './words.ts';

/** `/question/submit`: a question to the platform, after login. */
export function AskPage() {
  const w = useQuestionWords();
  // A visitor's login has its own title.
  return (
    <RequireLogin>
      <PageHeader title={w('question.ask')} about={w('question.askLead')} />
      <Ask />
    </RequireLogin>
  );
}

function Ask() {
  const w = useQuestionWords();
  const { mutateAsync, isSuccess } = useCommand(submitQuestion, { quiet: true });
  if (isSuccess) {
    return (
      <EmptyState
        icon={<Check />}
        title={w('question.sent')}
        text={w('question.sentHelp')}
        action={
          <Button component={AppAnchor} to="/question" variant="outlined">
            {w('question.title')}
          </Button>
        }
      />
    );
  }
  return (
    <TextForm
      label={w('question.yours')}
      action={w('question.send')}
      required={w('question.required')}
      max={QUESTION_MAX}
      onSend={(question) => mutateAsync({ body: { question } })}
    />
  );
}
