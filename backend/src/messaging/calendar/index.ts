import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { calendarKeyOf } from '@courtcrew/projections/messaging/index.ts';
import { scheduleOf } from '@courtcrew/projections/roster/index.ts';
import { z } from 'zod';
import { requireFresh } from '../../accounts/index.ts';
import { type Route, route, type Use } from '../../kernel/http/route.ts';
import { SignedText } from '../../kernel/identity/index.ts';
import type { Outbox } from '../../kernel/jobs/index.ts';
import { Refused } from '../../kernel/refused.ts';
import { calendarOf } from '../../roster/index.ts';
import { linksAggregate } from '../aggregates.ts';

export interface CalendarParts {
  readonly outbox: Pick<Outbox, 'languageOf'>;
  readonly publicUrl: string;
  /** Signs the addresses. */
  readonly calendarSecret: string;
}

/** What was worked longer ago leaves the calendar. */
const KEPT_DAYS = 180;
const DAY = 86_400_000;

const named = z.tuple([z.string(), z.string()]);

/**
 * The secret address of somebody's calendar. It says whose it is and which of theirs, signed; only the one that is in force
 * is good, and nothing of it is kept but which one that is.
 */
export function calendarRoutes({ outbox, publicUrl, calendarSecret }: CalendarParts): readonly Route[] {
  const signed = new SignedText(calendarSecret, 'calendar');
  /** The address in force, shown to its owner after a fresh proof. */
  const addressOf = async (use: Use, ref_id: string) => {
    const key = await calendarKeyOf(use.db, ref_id);
    if (key === undefined) return { url: null };
    await requireFresh(use);
    return { url: `${publicUrl}/api/calendar/${signed.write([ref_id, key])}` };
  };
  /** Whose calendar it is. Throws 404 for an address that never was, and for one that was taken back. */
  const ownerOf = async (use: Use, token: string): Promise<string> => {
    const says = signed.read(token);
    if (says !== null) {
      const [ref_id, key] = named.parse(says);
      const [inForce, person] = await Promise.all([
        calendarKeyOf(use.db, ref_id),
        personById(use.db, ref_id),
      ]);
      if (inForce === key && person) return ref_id;
    }
    throw new Refused(notFound('Calendar'));
  };
  return [
    route(calls.getCalendarAddress, ({ caller }, use) => addressOf(use, caller.ref_id)),
    route(calls.openCalendar, async ({ caller: { ref_id } }, use) => {
      await requireFresh(use);
      await use.execute(linksAggregate, ref_id, { type: 'OpenCalendar' });
      await use.shown();
      return addressOf(use, ref_id);
    }),
    route(calls.closeCalendar, async ({ caller: { ref_id } }, use) => {
      await use.execute(linksAggregate, ref_id, { type: 'CloseCalendar' });
      return { message: 'deleted' };
    }),
    route(
      calls.getCalendar,
      async ({ params: { token } }, use) => {
        const ref_id = await ownerOf(use, token);
        const now = use.now();
        const from = new Date(Date.parse(now) - KEPT_DAYS * DAY).toISOString();
        const [rows, language] = await Promise.all([
          scheduleOf(use.db, ref_id, { from, now, own: true }),
          outbox.languageOf(ref_id),
        ]);
        return calendarOf(
          rows.filter(({ status }) => status !== 'Applied'),
          { language, site: publicUrl },
        );
      },
      { file: true },
    ),
  ];
}
