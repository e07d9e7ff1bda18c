import { type EventsOf, event } from '../../kernel/event.ts';

export const TEMPLATE_TYPES = ['email', 'text'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

/** What somebody writes again and again. */
export interface Template {
  readonly type: TemplateType;
  readonly name: string;
  /** Empty where it is a text message. */
  readonly subject: string;
  readonly body: string;
  /** The tournament whose staff may use it too; null for nobody else. */
  readonly tid: string | null;
}

interface Kept extends Template {
  readonly etid: string;
  /** Whose it is: the words are theirs. */
  readonly ref_id: string;
}

const sealed = { ref_id: ['name', 'subject', 'body'] } as const;

/** What happens to one person's templates; the id of the stream is the person's. */
export const templateEvents = {
  TemplateAdded: event<Kept>('Template added', { sealed }),
  /** Holds the whole template as it is now. */
  TemplateChanged: event<Kept>('Template changed', { sealed }),
  TemplateDeleted: event<{ readonly etid: string }>('Template deleted'),
};

export type TemplateEvent = EventsOf<typeof templateEvents>;
