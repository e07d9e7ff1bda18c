import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { sheetsIn } from '../../support/workbook.ts';
import { Venue } from '../../world/venue.ts';
import { span } from '../../world/world.ts';
import type { Member } from '../accounts/people.ts';
import { Paying } from '../reconciliation/paid.ts';

const all = hosted();

let venue: Venue;
beforeEach(async () => {
  venue = await Venue.open(all.server, { certified_amount: 2500 });
});

/** A file as somebody's browser gets it. */
async function fileOf({ browser }: Pick<Member, 'browser'>, what: string) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await all.server.app.inject({
    method: 'GET',
    url: `/api/export/${what}`,
    headers: { cookie },
  });
  return { status: answer.statusCode, headers: answer.headers, sheets: () => sheetsIn(answer.rawPayload) };
}
const workbook = (who: Member, query = '') => fileOf(who, `workbook/${venue.tid}${query}`);

describe('a tournament as one workbook', () => {
  it('has people, shifts and sign-ups with the headings an import knows, and what the desk keeps', async () => {
    const master = await venue.staff('master');
    const desk = await venue.staff('referee');
    const [ann] = (await venue.queue(desk, 1, { credentials: 'Certified' })) as [Member];
    await venue.crew(1, {}, 'volunteer');
    const hours = span(Date.parse('2030-03-05T13:00:00Z'), 4);
    const [sid = ''] = await venue.world.shifts(
      venue.tid,
      planOf({ category: 'Chair Umpire', name: '=Morning', ...hours, spots: 3, description: 'Bring\na hat' }),
    );
    await venue.world.seat(venue.tid, { sid, ref_id: ann.ref_id });
    await venue.shown();
    await new Paying(venue, desk).play(ann.ref_id);

    const { status, headers, sheets } = await workbook(master);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="courtcrew-tournament.xlsx"');
    const book = sheets();
    expect([...book.keys()].slice(0, 4)).toEqual(['Tournament', 'People', 'Shifts', 'Sign-ups']);
    expect(book.get('Tournament')).toContainEqual(['Name', 'Dallas Open']);
    const people = book.get('People') ?? [];
    expect(people[0]?.slice(0, 4)).toEqual(['First name', 'Last name', 'Email', 'Phone']);
    expect(people.map(([, last]) => last)).toEqual(['Last name', 'Tester', 'Tester']);
    expect(people.map((row) => row[6])).toEqual(['Section', 'Referee', 'Volunteer']);
    const [, shift] = book.get('Shifts') ?? [];
    // 5 March 2030 as spreadsheets count days, 8:00 and 12:00 as parts of one: of the venue, as dates.
    expect(shift?.slice(0, 6)).toEqual([47_547, 8 / 24, 0.5, '=Morning', 'Chair Umpire', 3]);
    expect(shift).toContain('Bring\na hat');
    const [heading = [], signup = []] = book.get('Sign-ups') ?? [];
    const signedUp = Object.fromEntries(heading.map((label, index) => [label, signup[index]]));
    expect(signedUp).toMatchObject({ 'Last name': 'Tester', Shift: '=Morning', Status: 'Selected' });
    expect(book.get('Matches')?.[1]).toContain(25);
    expect(book.get('Invoices')?.[1]).toContain(25);
  });

  it('has no more than the lists of who asks: a desk its own sections, others nothing', async () => {
    await venue.crew(1);
    await venue.crew(1, {}, 'volunteer');
    const namesFor = async (who: Member) => [...(await workbook(who)).sheets().keys()];
    const sectionsFor = async (who: Member) =>
      ((await workbook(who)).sheets().get('People') ?? []).slice(1).map((row) => row[6]);
    const volunteers = await venue.staff('volunteer');
    expect(await sectionsFor(volunteers)).not.toContain('Referee');
    expect(await namesFor(volunteers)).not.toContain('Admins');
    expect(await sectionsFor(await venue.staff('referee'))).toEqual(['Referee']);
    const auditor = await venue.staff('auditor');
    for (const who of [auditor, await venue.staff('treasurer')])
      expect((await workbook(who)).status).toBe(403);
    const [somebody] = (await venue.people(1)) as [Member];
    expect((await workbook(somebody)).status).toBe(403);
  });

  it('stands in the history of whose contact data it shows', async () => {
    const [ann] = (await venue.crew(1)) as [Member];
    await workbook(await venue.staff('referee'));
    const own = async () => JSON.stringify((await ann.browser.post('/api/audit/mine', {})).body);
    await expect.poll(own, { interval: 20, timeout: 10_000 }).toContain('ContactsRead');
  });

  it('writes its headings in the reader’s language', async () => {
    const { sheets } = await workbook(await venue.staff('referee'), '?language=es');
    expect([...sheets().keys()].slice(0, 3)).toEqual(['Torneo', 'Personas', 'Turnos']);
    expect((await workbook(await venue.staff('referee'), '?language=xx')).status).toBe(400);
  });
});

describe('the schedule as a grid', () => {
  it('has a sheet for each day, a line for each shift and a column for each place', async () => {
    const desk = await venue.staff('referee');
    const [ann, ben] = (await venue.crew(2)) as [Member, Member];
    const day = (start: string) => span(Date.parse(start), 4);
    const [first = '', second = ''] = await venue.world.shifts(
      venue.tid,
      planOf({ category: 'Referee', name: 'Late', ...day('2030-03-05T17:00:00Z'), spots: 2 }),
      planOf({ category: 'Referee', name: 'Next day', ...day('2030-03-06T13:00:00Z'), spots: 1 }),
    );
    for (const { ref_id } of [ann, ben]) await venue.world.seat(venue.tid, { sid: first, ref_id });
    await venue.world.seat(venue.tid, { sid: second, ref_id: ann.ref_id });
    await venue.shown();
    const book = (await fileOf(desk, `grid/${venue.tid}`)).sheets();
    expect([...book.keys()]).toEqual(['03-05-2030', '03-06-2030']);
    expect(book.get('03-05-2030')).toEqual([
      ['Category', 'Start', 'End', 'Shift', 'Open', '1', '2', 'Waitlist'],
      [
        'Referee',
        0.5,
        16 / 24,
        'Late',
        0,
        expect.stringContaining('Tester'),
        expect.stringContaining('Tester'),
      ],
    ]);
  });
});
