import type { questionsResource } from '@courtcrew/domain/questions/rest.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import type { z } from 'zod';
import { useInstant } from '../kit/page/useInstant.ts';
import { BulkButton } from '../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../kit/table/columns.ts';
import { staffCatalogue } from '../shell/words.ts';

type Question = z.output<typeof questionsResource.row>;

const words = {
  'question.question': { en: 'Question', es: 'Pregunta' },
  'question.answer': { en: 'Answer', es: 'Respuesta' },
  'question.asker': { en: 'Asked by', es: 'Preguntó' },
  'question.asked': { en: 'Asked', es: 'Preguntada' },
  'question.isAnswered': { en: 'Answered', es: 'Respondida' },
  'question.toAnswer': { en: 'Answer it', es: 'Responder' },
  'question.none': { en: 'Nobody has asked anything', es: 'Nadie ha preguntado nada' },
  'question.removeMany': {
    en: '{count} {{question is|questions are}} taken away with {{count:its answer|their answers}}.',
    es: 'Se {{count:quita|quitan}} {count} {{pregunta con su respuesta|preguntas con sus respuestas}}.',
  },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...words } as const;

const NEWEST = { field: 'asked', order: 'DESC' } as const;

export function QuestionList() {
  const w = useWordsOf(texts);
  const instant = useInstant();
  const columns: readonly Column<Question>[] = [
    { key: 'question', label: w('question.question'), primary: true },
    { key: 'answer', label: w('question.answer'), unsorted: true },
    { key: 'asker', label: w('question.asker') },
    { key: 'asked', label: w('question.asked'), value: ({ asked }) => instant(asked) },
    actsColumn(w('table.actions'), ({ url }) =>
      url ? <AppLink to={`/question/answer/${url}`}>{w('question.toAnswer')}</AppLink> : null,
    ),
  ];
  return (
    <ResourceList<Question>
      resource="questions"
      caption={w('staff.questions')}
      header={<PageHeader title={w('staff.questions')} />}
      columns={columns}
      filters={[
        { kind: 'search', source: 'q', label: w('filter.search') },
        { kind: 'flag', source: 'is_answered', label: w('question.isAnswered') },
      ]}
      sort={NEWEST}
      bulk={
        <BulkButton label={w('action.remove')} confirm={(count) => w('question.removeMany', { count })} />
      }
      empty={<EmptyState title={w('question.none')} />}
      file="questions"
    />
  );
}
