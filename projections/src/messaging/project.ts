import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { MessagingEvent, TemplateEvent, Written } from '@courtcrew/domain/messaging/index.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, Rows } from '../kernel/readModel.ts';
import { left, letters, lines, posts, type TemplateTableRow, templates } from './tables.ts';

/** What was sealed for somebody forgotten is read as nothing until their templates are gone. */
function keepTemplate(data: TemplateTableRow, rows: Rows): void {
  const { etid, ref_id, type, name, subject, body, tid } = data;
  rows.put(templates, {
    etid,
    ref_id,
    type,
    name: name ?? '',
    subject: subject ?? '',
    body: body ?? '',
    tid,
  });
}

interface Kept {
  readonly saved: boolean;
  readonly whole: boolean;
  readonly recipients: readonly string[];
  readonly addresses: Readonly<Record<string, string>>;
}

/** The letter, and a line for each of its recipients. */
function keepLetter(
  { letter_id, ref_id, channel, category, subject, body }: Written,
  { saved, whole, recipients, addresses }: Kept,
  event: RecordedEvent,
  rows: Rows,
): void {
  const place = { letter_id, tid: streamId(event.stream), channel, category, time: event.meta.at };
  const words = { subject: subject ?? '', body: body ?? '' };
  rows.put(letters, { ...place, ...words, ref_id, addresses, saved, whole, stopped: false });
  for (const recipient of recipients) rows.put(lines, { ...place, recipient });
}

const NOBODY = [''];
const NOTHING = { subject: '', body: '', addresses: {} };

export const messagingModel: ReadModel = {
  name: 'messaging',
  version: 7,
  streams: ['templates', 'messaging'],
  tables: [templates, letters, lines, posts, left],
  project: projectBy<TemplateEvent | MessagingEvent, 'PosterWritten'>({
    TemplateAdded: (data, _event, rows) => keepTemplate(data, rows),
    TemplateChanged: (data, _event, rows) => keepTemplate(data, rows),
    TemplateDeleted: ({ etid }, _event, rows) => rows.remove(templates, { etid }),
    LetterSent({ people, others, addresses, saved, whole = false, ...letter }, event, rows) {
      const byId = Object.fromEntries(others.map((id, index) => [id, addresses?.[index] ?? '']));
      const recipients = [...people, ...others];
      keepLetter(letter, { saved, whole, recipients, addresses: byId }, event, rows);
    },
    LetterSaved(letter, event, rows) {
      const kept = { saved: true, whole: true, recipients: NOBODY, addresses: {} };
      keepLetter({ ...letter, channel: 'email' }, kept, event, rows);
    },
    LetterStopped: ({ letter_id }, _event, rows) => rows.patch(letters, { letter_id }, { stopped: true }),
    LetterResent({ letter_id, recipient }, _event, rows) {
      if (recipient === undefined) rows.patch(letters, { letter_id }, { stopped: false });
    },
    PostAdded({ id, ref_id, category, message }, { stream, meta }, rows) {
      const place = { id, tid: streamId(stream), category, ref_id, post_time: meta.at };
      rows.put(posts, { ...place, message: message ?? '', edited: false, edited_by: null });
    },
    PostEdited({ id, ref_id, message }, { meta }, rows) {
      const edited_by = meta.actor.ref === ref_id ? null : meta.actor.ref;
      rows.patch(posts, { id }, { message: message ?? '', edited: true, edited_by });
    },
    PostDeleted: ({ id }, _event, rows) => rows.remove(posts, { id }),
    PostsForgotten(forgotten, _event, rows) {
      for (const id of forgotten.posts) rows.remove(posts, { id });
    },
    LettersLeft: ({ recipient }, { stream }, rows) => rows.put(left, { tid: streamId(stream), recipient }),
    LettersJoined: ({ recipient }, { stream }, rows) =>
      rows.remove(left, { tid: streamId(stream), recipient }),
    LettersForgotten(forgotten, _event, rows) {
      for (const letter_id of forgotten.letters) rows.patch(letters, { letter_id }, NOTHING);
    },
  }),
};
