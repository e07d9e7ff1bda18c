import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { emailLogResource, type LetterChannel, textLogResource } from '@courtcrew/domain/messaging/index.ts';
import { letterPlaces } from '@courtcrew/projections/messaging/index.ts';
import { type RestResource, resource } from '../../kernel/http/rest/resource.ts';
import { type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { noSuch } from '../../kernel/http/scope.ts';
import type { Outbox } from '../../kernel/jobs/index.ts';
import { forbidden } from '../../kernel/refused.ts';
import { messagingAggregate } from '../aggregates.ts';
import { type Line, type LineFilter, leftOf, logLines, logPage, noteOpened, progressOf } from './log.ts';
import { asEachGot } from './personal.ts';
import { categoriesRead, readsCategory } from './rights.ts';
import { tournamentOf } from './send.ts';

const NEWEST_FIRST = { field: 'time', descending: true };
const LIMIT = 1_000;

interface Site {
  /** Address of the product. */
  readonly publicUrl: string;
}

interface AfterParts {
  readonly outbox: Pick<Outbox, 'stop'>;
}

/** Lines as their recipients got them. */
async function got(use: Use, { publicUrl: site }: Site, channel: LetterChannel, lines: readonly Line[]) {
  const language = use.http.language ?? 'en';
  const placed = lines.map((line) => ({ ...line, channel }));
  const filled = await asEachGot(use.db, placed, { language, site });
  return filled.map(({ channel: _, ...line }) => ({ ...line, message: line.body }));
}

/** The newest lines of a category's log. Throws 403 for a category of another desk. */
async function newest(
  use: Use,
  caller: Caller,
  of: Site & { readonly channel: LetterChannel; readonly tid: string; readonly category: string },
) {
  const { channel, tid, category } = of;
  if (!readsCategory(caller, category)) throw forbidden();
  const page = { filter: { tid, category }, sort: NEWEST_FIRST, offset: 0, limit: LIMIT };
  return got(use, of, channel, await logLines(use.db, channel, page));
}

/** Throws 404 for letters of another tournament, and 403 for one of another desk that is not the caller's own. */
async function mustLookAfter(
  use: Use,
  caller: Caller,
  tid: string,
  letters: readonly string[],
): Promise<void> {
  const wanted = new Set(letters);
  const places = (await letterPlaces(use.db, [...wanted])).filter((letter) => letter.tid === tid);
  if (places.length < wanted.size) throw noSuch('letter');
  const own = places.every(
    ({ category, ref_id }) => ref_id === caller.ref_id || readsCategory(caller, category),
  );
  if (!own) throw forbidden();
}

/** An image of one dot that nobody sees. */
const DOT = 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\0;';

/** What became of letters, and what can still be done about them. */
export const afterRoutes = ({ publicUrl, outbox }: Site & AfterParts): readonly Route[] => [
  route(calls.getEmailsByCategory, ({ tid, caller, body: { category } }, use) =>
    newest(use, caller, { publicUrl, channel: 'email', tid, category }),
  ),
  route(calls.getTextsByCategory, ({ tid, caller, body: { category } }, use) =>
    newest(use, caller, { publicUrl, channel: 'text', tid, category }),
  ),
  route(calls.getProgress, async ({ tid, caller, body: { letters } }, use) => {
    await mustLookAfter(use, caller, tid, letters);
    return progressOf(use.db, tid, letters);
  }),
  route(
    calls.stopLetter,
    async ({ tid, caller, body: { letter_id } }, use) => {
      await mustLookAfter(use, caller, tid, [letter_id]);
      // Before the event: nothing leaves from here on, whatever dies before the reaction stops it once more.
      await outbox.stop(letter_id);
      await use.execute(messagingAggregate, tid, { type: 'StopLetter', letter_id });
      return { message: 'Stopped', ...(await leftOf(use.db, letter_id)) };
    },
    { keepsAnswer: () => true },
  ),
  route(calls.resendLetter, async ({ tid, caller, body: { letter_id, recipient } }, use) => {
    await mustLookAfter(use, caller, tid, [letter_id]);
    const tournament = await tournamentOf(use, tid);
    await use.execute(messagingAggregate, tid, { type: 'ResendLetter', letter_id, recipient, tournament });
    return { message: 'sent' };
  }),
  route(
    calls.letterOpened,
    async ({ params: { message } }, use) => {
      await noteOpened(use.db, message);
      return DOT;
    },
    { answersAtOnce: true },
  ),
];

const BY_ID = { sort: NEWEST_FIRST, offset: 0 };

const logResource = (
  site: Site,
  spec: typeof emailLogResource | typeof textLogResource,
  channel: LetterChannel,
) =>
  resource({
    spec: spec as typeof emailLogResource,
    owner: ({ tid }) => ({ tid }),
    opens: ({ category }, caller) => readsCategory(caller, category),
    list: async ({ filter, ...page }, { use, caller }) => {
      const narrow: LineFilter = { ...filter, categories: categoriesRead(caller) };
      const { rows, total } = await logPage(use.db, channel, { ...page, filter: narrow });
      return { rows: await got(use, site, channel, rows), total };
    },
    many: async (ids, { use }) =>
      got(
        use,
        site,
        channel,
        await logLines(use.db, channel, { ...BY_ID, filter: { ids }, limit: ids.length }),
      ),
  });

/** The same in react-admin, a page at a time. */
export const logResources = (site: Site): readonly RestResource[] => [
  logResource(site, emailLogResource, 'email'),
  logResource(site, textLogResource, 'text'),
];
