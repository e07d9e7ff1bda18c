import type { LetterChannel, TemplateType } from '@courtcrew/domain/messaging/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';
import type { LinksDatabase } from './links.ts';

export const templates = table(
  'templates',
  {
    etid: column('text'),
    /** Whose it is. */
    ref_id: column('text'),
    type: oneOf<TemplateType>(),
    name: column('text'),
    subject: column('text'),
    body: column('text'),
    /** The tournament whose staff may use it too. */
    tid: nullable('text'),
  },
  ['etid'],
  ['(ref_id)', '(tid)'],
);

/** What was written to many, once. */
export const letters = table(
  'letters',
  {
    letter_id: column('text'),
    tid: column('text'),
    /** Who wrote it. */
    ref_id: column('text'),
    channel: oneOf<LetterChannel>(),
    category: column('text'),
    subject: column('text'),
    body: column('text'),
    /** Addresses of recipients who are no people of the product, by their id in `lines`. */
    addresses: column('jsonb'),
    /** Among the past emails. */
    saved: column('boolean'),
    /** To a whole section: all of it reads it there, not its recipients alone. */
    whole: column('boolean'),
    stopped: column('boolean'),
    time: column('timestamptz'),
  },
  ['letter_id'],
  ['(tid, channel, saved, time)', '(ref_id)'],
);

/** One recipient of one letter. A letter that was only kept has one line without a recipient. */
export const lines = table(
  'lines',
  {
    letter_id: column('text'),
    recipient: column('text'),
    tid: column('text'),
    channel: oneOf<LetterChannel>(),
    category: column('text'),
    time: column('timestamptz'),
  },
  ['letter_id', 'recipient'],
  // A log of a hundred thousand is paged within one of them, by time or by recipient.
  [
    '(tid, channel, time, letter_id, recipient) include (category)',
    '(tid, channel, recipient, letter_id) include (category, time)',
  ],
);

/** What stands on the message boards. */
export const posts = table(
  'posts',
  {
    id: column('text'),
    tid: column('text'),
    category: oneOf<Section>(),
    ref_id: column('text'),
    message: column('text'),
    post_time: column('timestamptz'),
    edited: column('boolean'),
    /** Who of the staff edited it last; null where the author did. */
    edited_by: nullable('text'),
  },
  ['id'],
  ['(tid, category, post_time)'],
);

/** Who wants no letters to many of a tournament: people, and addresses by the id letters know them by. */
export const left = table('left', { tid: column('text'), recipient: column('text') }, ['tid', 'recipient']);

export type TemplateTableRow = RowOf<typeof templates>;

export type MessagingDatabase = LinksDatabase & {
  'messaging.templates': TemplateTableRow;
  'messaging.letters': RowOf<typeof letters>;
  'messaging.left': RowOf<typeof left>;
  'messaging.posts': RowOf<typeof posts>;
  'messaging.lines': RowOf<typeof lines>;
};
