import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { emailLogResource, type LetterChannel, textLogResource } from '@courtcrew/domain/messaging/index.ts';
import { letterById } from '@courtcrew/projections/messaging/index.ts';
import { type RestResource, resource } from '../../kernel/http/rest.ts';
import { type Caller, found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { messagingAggregate } from '../aggregates.ts';
import { countLines, type LineFilter, logLines, progressOf } from './log.ts';
import { categoriesRead, forbidden, readsCategory } from './rights.ts';
import { tournamentOf } from './send.ts';

const NEWEST_FIRST = { field: 'time', descending: true };
const LIMIT = 1_000;

/** The newest lines of a category's log. Throws 403 for a category of another desk. */
function newest(use: Use, caller: Caller, channel: LetterChannel, tid: string, category: string) {
  if (!readsCategory(caller, category)) throw forbidden();
  return logLines(use.db, channel, {
    filter: { tid, category },
    sort: NEWEST_FIRST,
    offset: 0,
    limit: LIMIT,
  });
}

/** Throws 404 for a letter of another tournament, and 403 for one of another desk that is not the caller's own. */
async function mustLookAfter(use: Use, caller: Caller, tid: string, letter_id: string): Promise<void> {
  const letter = await letterById(use.db, letter_id);
  const { category, ref_id } = found(letter?.tid === tid ? letter : undefined, 'Letter');
  if (ref_id !== caller.ref_id && !readsCategory(caller, category)) throw forbidden();
}

/** What became of letters, and what can still be done about them. */
export const afterRoutes: readonly Route[] = [
  route(calls.getEmailsByCategory, ({ tid, caller, body: { category } }, use) =>
    newest(use, caller, 'email', tid, category),
  ),
  route(calls.getTextsByCategory, ({ tid, caller, body: { category } }, use) =>
    newest(use, caller, 'text', tid, category),
  ),
  route(calls.getProgress, async ({ tid, caller, body: { letters } }, use) => {
    for (const letter_id of new Set(letters)) await mustLookAfter(use, caller, tid, letter_id);
    return progressOf(use.db, tid, letters);
  }),
  route(calls.stopLetter, async ({ tid, caller, body: { letter_id } }, use) => {
    await mustLookAfter(use, caller, tid, letter_id);
    await use.execute(messagingAggregate, tid, { type: 'StopLetter', letter_id });
    return { message: 'Stopped' };
  }),
  route(calls.resendLetter, async ({ tid, caller, body: { letter_id } }, use) => {
    await mustLookAfter(use, caller, tid, letter_id);
    const tournament = await tournamentOf(use, tid);
    await use.execute(messagingAggregate, tid, { type: 'ResendLetter', letter_id, tournament });
    return { message: 'sent' };
  }),
];

const BY_ID = { sort: NEWEST_FIRST, offset: 0 };

const logResource = (spec: typeof emailLogResource | typeof textLogResource, channel: LetterChannel) =>
  resource({
    spec: spec as typeof emailLogResource,
    owner: ({ tid }) => ({ tid }),
    opens: ({ category }, caller) => readsCategory(caller, category),
    list: async ({ filter, ...page }, { use, caller }) => {
      const narrow: LineFilter = { ...filter, categories: categoriesRead(caller) };
      const [rows, total] = await Promise.all([
        logLines(use.db, channel, { ...page, filter: narrow }),
        countLines(use.db, channel, narrow),
      ]);
      return { rows, total };
    },
    many: (ids, { use }) => logLines(use.db, channel, { ...BY_ID, filter: { ids }, limit: ids.length }),
  });

/** The same in react-admin, a page at a time. */
export const logResources: readonly RestResource[] = [
  logResource(emailLogResource, 'email'),
  logResource(textLogResource, 'text'),
];
