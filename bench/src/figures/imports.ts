import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { lookAtFile } from '@courtcrew/domain/files/contract.ts';
import { type Figure, ms, mustBe, p99, seconds } from '../figure.ts';
import { openStage, type Site } from '../site.ts';

const PEOPLE = 1_000;
const DAYS = 5;
const GATES = 20;
const SIGNUPS = PEOPLE * DAYS;
const PREVIEW_GOAL = 3;
const APPLY_GOAL = 20;
const OTHERS_GOAL = 100;
/** Between two commands of another desk, ms. */
const EVERY_MS = 25;

/** Everybody works each day at one gate. */
const FILE = [
  'Date,Start,End,Item,First Name,Last Name,Email',
  ...Array.from({ length: SIGNUPS }, (_, index) => {
    const person = index % PEOPLE;
    const day = 13 + Math.floor(index / PEOPLE);
    return `06/${day}/2032,8:00,12:00,Gate ${person % GATES},P${person},Person,p${person}@bench.example.org`;
  }),
].join('\n');

/** How long a desk waits for an import of sign-ups, and others meanwhile. */
export async function imports(site: Site): Promise<Figure[]> {
  const stage = await openStage(site);
  try {
    const [master] = stage.users;
    if (!master) throw new Error('nobody runs the tournament');
    const { tid } = await stage.product.crowd(master.ref_id, { people: 20, days: 1, categories: 1 });
    const at = `http://127.0.0.1:${await stage.product.port()}`;
    const ask = async <Answer>(path: string, body?: object | FormData): Promise<Answer> => {
      const isForm = body instanceof FormData;
      const response = await fetch(`${at}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: master.cookie, ...(body && !isForm && { 'content-type': 'application/json' }) },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      const answer = (await response.json()) as Answer;
      mustBe(`answer of ${path}: ${JSON.stringify(answer).slice(0, 200)}`, response.status, 200);
      return answer;
    };
    const form = new FormData();
    form.append('file', new Blob([FILE]), 'signups.csv');
    const look = await ask<AnswerOf<typeof lookAtFile>>(`/api/import/look/${tid}`, form);
    const mapping = Object.fromEntries(
      look.columns.flatMap(({ name, guess }) => (guess ? [[name, guess]] : [])),
    );
    const asked = { file: look.file, kind: 'signups', mapping, options: { letters: false }, raise: true };
    let seen: { counts: object } = { counts: {} };
    const previewed = await seconds(async () => {
      seen = await ask(`/api/import/preview/${tid}`, asked);
    });
    mustBe('rows', seen.counts, { new: SIGNUPS, changed: 0, same: 0, problem: 0 });
    const others: number[] = [];
    const begun = performance.now();
    const { id } = await ask<{ id: string }>(`/api/import/apply/${tid}`, asked);
    let progress = { state: 'working', made: 0 };
    for (let day = 0; progress.state === 'working'; day = (day + 1) % 28) {
      const started = performance.now();
      const date = `2032-06-${String(day + 1).padStart(2, '0')}`;
      const shift = { name: `Other ${others.length}`, category: 'Referee', spots: 2, confirm: true };
      await ask(`/api/addShift/${tid}`, { ...shift, start: `${date}T14:00`, end: `${date}T15:00` });
      others.push(performance.now() - started);
      if (others.length % 8 === 0) progress = await ask(`/api/import/${tid}/${id}`);
      await pause(EVERY_MS);
    }
    const applied = (performance.now() - begun) / 1000;
    mustBe('sign-ups', progress.made, SIGNUPS);
    const slowest = p99(others);
    const figure = (name: string, measured: string, goal: string, met: boolean): Figure => ({
      name,
      measured,
      goal,
      met,
    });
    return [
      figure(
        '5,000 sign-ups of a file previewed',
        `${previewed.toFixed(1)} s`,
        `${PREVIEW_GOAL} s`,
        previewed <= PREVIEW_GOAL,
      ),
      figure(
        'the same imported, with 1,000 new people',
        `${applied.toFixed(1)} s`,
        `${APPLY_GOAL} s`,
        applied <= APPLY_GOAL,
      ),
      figure('commands of others meanwhile, p99', ms(slowest), `${OTHERS_GOAL} ms`, slowest <= OTHERS_GOAL),
    ];
  } finally {
    await stage.close();
  }
}
