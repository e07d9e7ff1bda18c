import { questionAggregate } from '@courtcrew/backend/questions/index.ts';
import type { Cast } from './cast.ts';
import { type Demo, deskDoing, ownDoing } from './demo.ts';

const QUESTIONS = [
  {
    question: 'May I apply for shifts of two tournaments on the same weekend?',
    answer: 'Yes, as long as no two shifts overlap. The page says so when they do.',
  },
  {
    question: 'Where do I see what I was paid?',
    answer: 'Under your matches: each tournament you worked at stands there with its sum.',
  },
  { question: 'Can I bring my own radio?', answer: null },
];

/** Questions to the platform: two with their answers, and one that waits. */
export async function askQuestions(demo: Demo, cast: Cast): Promise<void> {
  const asker = cast.crews.local.volunteers[0];
  if (!asker) return;
  for (const [nth, { question, answer }] of QUESTIONS.entries()) {
    const key = `questions/${nth}`;
    const asked = ownDoing(asker.ref_id, demo.daysBefore(9 - nth));
    const qid = demo.request(key, asked).newId();
    const ask = { type: 'AskQuestion', ref_id: asker.ref_id, question } as const;
    await demo.send(`${key}/ask`, asked, questionAggregate, qid, ask);
    if (answer === null) continue;
    const doing = deskDoing(cast.staff.master.ref_id, demo.daysBefore(8 - nth));
    await demo.send(`${key}/answer`, doing, questionAggregate, qid, { type: 'AnswerQuestion', answer });
  }
}
