import { type EventsOf, event } from '../kernel/event.ts';

/** One question to the platform; its id is the stream's. Question and answer are words by and to the asker. */
export const questionEvents = {
  QuestionAsked: event<{ ref_id: string; question: string | null }>('Question asked', {
    sealed: { ref_id: ['question'] },
  }),
  /** Sealed under the asker as well: without the question nobody could read it. */
  QuestionAnswered: event<{ ref_id: string; answer: string | null }>('Question answered', {
    sealed: { ref_id: ['answer'] },
  }),
  /** Taken away by the platform, or because the asker was forgotten. */
  QuestionRemoved: event<{ ref_id: string }>('Question removed'),
};

export type QuestionEvent = EventsOf<typeof questionEvents>;
