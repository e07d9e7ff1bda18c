import { notFound } from '@courtcrew/domain/kernel/refusal.ts';
import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { runsSection, sectionOf } from '@courtcrew/domain/roster/index.ts';
import { personById } from '@courtcrew/projections/accounts/index.ts';
import { calendarKeyOf } from '@courtcrew/projections/messaging/index.ts';
import { scheduleOf, shiftsOf } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { z } from 'zod';
import { requireFresh } from '../../accounts/index.ts';
import { found, type Route, route, type Use } from '../../kernel/http/route.ts';
import { type Identity, SignedText } from '../../kernel/identity/index.ts';
import type { Outbox } from '../../kernel/jobs/index.ts';
import { Refused } from '../../kernel/refused.ts';
import { calendarOf, deskCalendarOf } from '../../roster/index.ts';
import { linksAggregate } from '../aggregates.ts';

export interface CalendarParts {
  readonly identity: Pick<Identity, 'access'>;
  readonly outbox: Pick<Outbox, 'languageOf'>;
  readonly publicUrl: string;
  /** Signs the addresses. */
  readonly calendarSecret: string;
}

/** What was worked longer ago leaves the calendar. */
const KEPT_DAYS = 180;
const DAY = 86_400_000;

/** Whose calendar it is and which of theirs; with the tournament where it shows the shifts of its desk. */
const named = z.tuple([z.string(), z.string(), z.string().optional()]);

/**
 * The secret address of somebody's calendar. It says whose it is and which of theirs, signed; only the one that is in force
 * is good, and nothing of it is kept but which one that is.
 */
export function calendarRoutes(parts: CalendarParts): readonly Route[] {
  const { identity, outbox, publicUrl, calendarSecret } = parts;
  const signed = new SignedText(calendarSecret, 'calendar');
  /** The address in force, shown to its owner after a fresh proof. */
  const addressOf = async (use: Use, ref_id: string, tid?: string) => {
    const key = await calendarKeyOf(use.db, ref_id);
    if (key === undefined) return { url: null };
    await requireFresh(use);
    const says = [ref_id, key, ...(tid === undefined ? [] : [tid])];
    return { url: `${publicUrl}/api/calendar/${signed.write(says)}` };
  };
  /** Throws 404 for an address that never was, and for one that was taken back. */
  const ownerOf = async (use: Use, token: string) => {
    const says = signed.read(token);
    if (says !== null) {
      const [ref_id, key, tid] = named.parse(says);
      const [inForce, person] = await Promise.all([
        calendarKeyOf(use.db, ref_id),
        personById(use.db, ref_id),
      ]);
      if (inForce === key && person) return { ref_id, tid };
    }
    throw new Refused(notFound('Calendar'));
  };
  /** The shifts whose desk somebody runs at this moment; none once they run it no longer. */
  const shiftsRunBy = async (use: Use, ref_id: string, tid: string) => {
    const [standing, shifts] = await Promise.all([identity.access(ref_id, tid), shiftsOf(use.db, tid)]);
    return shifts.filter((shift) => runsSection(standing, sectionOf(shift)));
  };
  return [
    route(calls.getCalendarAddress, ({ caller }, use) => addressOf(use, caller.ref_id)),
    route(calls.getDeskCalendarAddress, ({ tid, caller }, use) => addressOf(use, caller.ref_id, tid)),
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
        const { ref_id, tid } = await ownerOf(use, token);
        const reader = { language: await outbox.languageOf(ref_id), site: publicUrl };
        if (tid !== undefined) {
          const [tournament, shifts] = await Promise.all([
            tournamentById(use.db, tid),
            shiftsRunBy(use, ref_id, tid),
          ]);
          return deskCalendarOf(found(tournament, 'Calendar'), shifts, reader);
        }
        const now = use.now();
        const from = new Date(Date.parse(now) - KEPT_DAYS * DAY).toISOString();
        const rows = await scheduleOf(use.db, ref_id, { from, now, own: true });
        return calendarOf(
          rows.filter(({ status }) => status !== 'Applied'),
          reader,
        );
      },
      { file: true },
    ),
  ];
}
