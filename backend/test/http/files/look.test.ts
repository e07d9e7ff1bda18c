import { expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import { formOf, lookAt } from './upload.ts';

const all = hosted();

const GENIUS = `Sign Up,Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Location,Qty,Item,First Name,Last Name,Email,Phone,PhoneType,Sign Up Comment,Sign Up Timestamp
Desert Open,03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,1,Check-in,Ann,Lee,ann@example.com,801-555-0142,Mobile,,02/01/2026 9:12 PM
Desert Open,03/07/2026 8:00 AM,03/07/2026 12:00 PM,Main gate,3,Check-in,,,,,,,
`;

const sizes = { headers: {}, payload: Buffer.alloc(0) };

it('says what a file holds, and keeps it for whoever brought it there', async () => {
  const venue = await Venue.open(all.server);
  const elsewhere = await Venue.open(all.server);
  const [desk, other] = [await venue.staff('master'), await venue.staff('volunteer')];
  await elsewhere.appoint(desk, 'master');
  const { status, body } = await lookAt(all.server, desk, venue.tid, formOf('genius.csv', GENIUS));
  expect([status, body.kind, body.source, body.rows, body.name]).toEqual([
    200,
    'signups',
    'signupgenius',
    2,
    'genius.csv',
  ]);
  expect(
    Object.fromEntries(body.columns.map(({ name, guess }: { name: string; guess: string }) => [name, guess])),
  ).toMatchObject({
    'Start Date/Time (mm/dd/yyyy)': 'starts',
    'End Date/Time (mm/dd/yyyy)': 'ends',
    Qty: 'places',
    Item: 'shift',
    'First Name': 'first',
    'Last Name': 'last',
    Email: 'email',
    Phone: 'phone',
    'Sign Up Comment': 'notes',
    'Sign Up': '',
    'Sign Up Timestamp': '',
  });
  const again = `/api/import/look/${venue.tid}/${body.file}`;
  expect((await desk.browser.get(`${again}?kind=shifts`)).body).toMatchObject({ kind: 'shifts', rows: 2 });
  expect((await desk.browser.get(`${again}?sheet=Other`)).status).toBe(400);
  expect((await other.browser.get(again)).status).toBe(404);
  expect((await desk.browser.get(`/api/import/look/${elsewhere.tid}/${body.file}`)).status).toBe(404);
  await all.server.core.pool.query(`update files.uploads set kept_at = kept_at - interval '25 hours'`);
  expect((await desk.browser.get(again)).status).toBe(404);
  const { rows } = await all.server.core.pool.query(`select content, name from files.uploads`);
  expect(JSON.stringify(rows)).not.toContain('genius');
  await lookAt(all.server, desk, venue.tid, formOf('new.csv', GENIUS));
  const left = await all.server.core.pool.query('select id from files.uploads');
  expect(left.rows).toHaveLength(1);
});

it('refuses who has no desk, and what is no file', async () => {
  const venue = await Venue.open(all.server);
  const [anybody] = await venue.people(1);
  const desk = await venue.staff('referee');
  const send = (who: typeof desk, form = formOf('a.csv', GENIUS)) => lookAt(all.server, who, venue.tid, form);
  if (!anybody) throw new Error('nobody');
  expect((await send(anybody)).status).toBe(403);
  const visitor = { browser: { cookies: new Map() } } as unknown as typeof desk;
  expect((await send(visitor)).status).toBe(401);
  for (const form of [
    formOf('a.csv', GENIUS, 'other'),
    formOf('a.csv', ''),
    formOf('a.xlsx', '%PDF-1.7\n1 0 obj'),
    formOf('a.csv', Buffer.alloc(20_000_001, 'a,b\n')),
    { ...sizes, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ]) {
    const { status, body } = await send(desk, form);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['file']]);
  }
});

it('finds the matches in a tournament record', async () => {
  const venue = await Venue.open(all.server);
  const desk = await venue.staff('referee');
  const record = {
    participants: [{ participantId: 'a', participantName: 'Ann Ace' }],
    events: [
      {
        eventName: 'Open',
        drawDefinitions: [
          { structures: [{ matchUps: [{ sides: [{ sideNumber: 1, participantId: 'a' }] }] }] },
        ],
      },
    ],
  };
  const { status, body } = await lookAt(
    all.server,
    desk,
    venue.tid,
    formOf('draw.json', JSON.stringify(record)),
  );
  expect([status, body.kind, body.rows]).toEqual([200, 'matches', 1]);
  expect(body.columns).toContainEqual(expect.objectContaining({ name: 'Player 1', guess: 'player1' }));
  expect(body.columns).toContainEqual(expect.objectContaining({ name: 'Match', guess: 'number' }));
});
