import { momentText } from '@courtcrew/domain/kernel/timeText.ts';
import { hearsOf, isDue, REMINDERS, type ReminderKind } from '@courtcrew/domain/messaging/index.ts';
import { sectionOf, signupPath, statusOf } from '@courtcrew/domain/roster/index.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { type ReminderRow, reminderRows } from '@courtcrew/projections/messaging/index.ts';
import { rosterModel } from '@courtcrew/projections/roster/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { type Due, type Place, type Schedule, schedule } from '../../kernel/jobs/index.ts';
import { daysOf, shiftCards } from '../../roster/index.ts';
import { brief } from '../brief.ts';
import type { LeavingLinks } from '../leaving/links.ts';
import { REMINDER_LETTERS, REMINDER_TEXTS } from './letters.ts';

export interface ReminderParts {
  readonly db: Kysely<Database>;
  readonly links: LeavingLinks;
}

interface Reminder extends Due {
  readonly what: ReminderKind;
  readonly row: ReminderRow;
}

/** What this row's person is reminded of now, by each way they chose. Another hour of the shift is another reminder. */
function remindersOf(row: ReminderRow, at: string): Reminder[] {
  const { ref_id, shift_id, start, since, time_zone: venue, home_zone } = row;
  const wanted = REMINDERS.filter(
    (what) =>
      hearsOf(what, row, row.status) && isDue(at, what, { start, since, venue }, row, home_zone ?? venue),
  );
  return wanted.flatMap((what) => {
    const said = what === 'confirm' ? `${what} ${shift_id}` : `${what} ${shift_id} ${start}`;
    const by = (channel: Due['channel']): Reminder => ({
      key: `${said} ${channel}`,
      ref_id,
      channel,
      what,
      row,
    });
    return [...(row.by_mail ? [by('mail')] : []), ...(row.text && row.by_text ? [by('text')] : [])];
  });
}

/** `Sat, Mar 7, 8:00 AM EST Court 1; ...`, for a text message. */
const briefly =
  (rows: readonly ReminderRow[]): Place =>
  (language) =>
    brief(
      rows.map(({ start, time_zone, name }) => `${momentText(start, time_zone, language)} ${name}`),
      '; ',
      language,
    );

/** Reminds people of their shifts as their tournament has set it up; those of one kind go into one letter. */
export const remindOfShifts = ({ db, links }: ReminderParts): Schedule =>
  schedule<Reminder>({
    name: 'messaging.shifts',
    reads: [rosterModel.name, tournamentsModel.name, accounts.name],
    due: async (at, ref_id) => (await reminderRows(db, at, ref_id)).flatMap((row) => remindersOf(row, at)),
    groupBy: ({ what, row }) => `${what} ${row.tid}`,
    message(dues) {
      const [{ what, channel, ref_id, row }] = dues;
      const { tid, tournament } = row;
      const rows = dues.map((due) => due.row);
      const places = { tournament, path: signupPath(tid, rows) };
      const letter =
        channel === 'text'
          ? REMINDER_TEXTS[what]({ ...places, shifts: briefly(rows) })
          : REMINDER_LETTERS[what]({
              ...places,
              days: daysOf(rows, row),
              shifts: shiftCards(
                rows.map((one) => ({ ...one, status: statusOf({ ...one, waitlist: false }) })),
                row,
              ),
              token: links.tokenFor({ tid, recipient: ref_id }),
            });
      return { tid, sections: [...new Set(rows.map(sectionOf))], letter };
    },
  });
