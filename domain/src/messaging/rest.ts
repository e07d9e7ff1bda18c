import { z } from 'zod';
import { anyText, id, instant } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { outboxMessage } from './contract.ts';

/** Mails and texts with what became of them: of a tournament for its staff, of all for the platform. */
export const outboxResource = rest({
  name: 'outbox',
  area: 'messaging',
  policy: 'staff',
  kind: 'message',
  row: outboxMessage.extend({ tid: z.string().nullable() }),
  filter: z
    .object({
      tid: id,
      status: outboxMessage.shape.status,
      channel: outboxMessage.shape.channel,
      /** Part of the recipient, the subject or the text, in any case; looks into the newest 2,000. */
      q: anyText(100),
      time_gte: instant,
      time_lte: instant,
    })
    .partial(),
  sort: ['time', 'status', 'channel'],
});
