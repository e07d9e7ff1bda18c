import { lazy } from 'react';
import type { StaffResource } from '../kit/rest/resources.ts';

const QuestionList = lazy(async () => ({ default: (await import('./QuestionList.tsx')).QuestionList }));

export const resources: readonly StaffResource[] = [
  {
    name: 'questions',
    area: 'questions',
    policy: 'platform',
    title: 'staff.questions',
    list: QuestionList,
  },
];
