import { onDuty, played, today } from '../support/board.ts';
import { type Crew, type Person, textOf } from '../support/crew.ts';
import type { Role } from './table.ts';

/** A tournament in which every screen has something to be about, and somebody for each of them. */
export interface Stage {
  /** Who logs in for a role; the visitor and the platform admin are nobody new. */
  readonly people: Readonly<Partial<Record<Role, Person>>>;
  /** What stands for `{tid}` and the like in a path. */
  readonly ids: Readonly<Record<string, string>>;
}

export async function openStage(crew: Crew): Promise<Stage> {
  const tid = await played(crew, 'Screens Open', 2);
  const desk = (method: string, path: string, data: object) => crew.desk(method, path, data);
  await desk('PUT', `/api/t/editTournament/${tid}`, {
    payout: true,
    score_reporting: true,
    // Invoices are counted by organization.
    organization: `Tour ${tid}`,
    public_scores: true,
    volunteer: true,
    volunteer_signature_required: true,
  });
  const [person, captain, refereeDesk, volunteerDesk, master] = await Promise.all(
    ['Nora', 'Cap', 'Rena', 'Vera', 'Mia'].map((first) => crew.person(first)),
  );
  if (!person || !captain || !refereeDesk || !volunteerDesk || !master) throw new Error('nobody came');
  const draft = await crew.tournament('Screens Draft', 'draft');
  for (const [of, { ref_id }, type] of [
    [tid, refereeDesk, 'referee'],
    [tid, volunteerDesk, 'volunteer'],
    [tid, master, 'master'],
    [draft, master, 'master'],
  ] as const) {
    await desk('POST', `/api/addTournamentAdmin/${of}`, { ref_id });
    await desk('PUT', '/api/editTournamentAdminAccess', { tid: of, ref_id, type });
  }
  return {
    people: { person, captain, refereeDesk, volunteerDesk, master },
    ids: { tid, draft, ...(await rowsOf(crew, tid, { person, captain })) },
  };
}

/** A shift, a match that is paid, a score card and a question, each with its link. */
async function rowsOf(
  crew: Crew,
  tid: string,
  { person, captain }: { readonly person: Person; readonly captain: Person },
): Promise<Record<string, string>> {
  const allDay = { start: `${today()} 8:00`, end: `${today()} 23:00` };
  const sid = await crew.shift(tid, 'On court', 8, 12, allDay);
  await crew.seat(person, tid, sid);
  await onDuty(crew, tid, person);
  const category = await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Gates' });
  const vcid = textOf(category, 'vcid');
  await crew.desk('POST', '/api/volunteer/addCategoryAdmin', { vcid, ref_id: captain.ref_id });
  const gate = await crew.shift(tid, 'Gate', 8, 12, { category: vcid, ...allDay });
  await crew.desk('PUT', `/api/putVolunteerInShift/${gate}`, { tid, ref_id: captain.ref_id });
  await crew.desk('PUT', `/api/checkinVolunteer/${tid}`, { ref_id: captain.ref_id });
  await crew.desk('POST', `/api/saveVolunteerGroupName/${tid}`, { group_name: 'Tennis club' });
  await crew.desk('POST', `/api/assignCourt/${tid}`, { court_num: '1', ref_id: person.ref_id });
  await crew.desk('PUT', `/api/finishMatch/${tid}`, { court_num: '1', paid: true });
  await crew.desk('PUT', `/api/reconciliation/autoPost/${tid}`, {});
  const gold = { court_num: '2', ref_id: person.ref_id, medal: 'Gold' };
  await crew.desk('POST', `/api/assignCourt/${tid}`, gold);
  const evening = await crew.shift(tid, 'Evening', 18, 22);
  await person.api.put(`/api/putWaitlist/${evening}`, { data: { tid } });
  return {
    id: await invoiceOf(crew, tid),
    sid: await cardOf(crew, tid),
    url: await questionOf(crew, person),
    name: 'Winter',
    token: 'unknown',
    org: 'Winter',
  };
}

async function invoiceOf(crew: Crew, tid: string): Promise<string> {
  for (;;) {
    // A reaction makes it out.
    const [invoice] = (await crew.desk('GET', `/api/getInvoices/${tid}`)) as object[];
    if (invoice) return textOf(invoice, 'id');
  }
}

async function cardOf(crew: Crew, tid: string): Promise<string> {
  const pids: string[] = [];
  for (const name of ['Ann Ace', 'Ben Baseline'])
    pids.push(textOf(await crew.desk('POST', '/api/score/addPlayer', { tid, name }), 'pid'));
  const match = { t1p1: pids[0], t2p1: pids[1], matchType: '1 to 15', gold: false, court: '1' };
  const opened = await crew.desk('POST', '/api/sendPlayerNotification', { tid, ...match });
  return textOf(opened, 'sid');
}

async function questionOf(crew: Crew, { api, ref_id }: Person): Promise<string> {
  const question = `May I bring a dog? ${ref_id}`;
  await api.post('/api/submitQuestion', { data: { ref_id, question } });
  const rows = (await crew.desk('GET', '/api/getQuestions')) as { question: string }[];
  return textOf(
    rows.find((row) => row.question === question),
    'url',
  );
}
