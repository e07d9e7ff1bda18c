import * as calls from '@courtcrew/domain/files/contract.ts';
import { notFound, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import { runsEverything } from '@courtcrew/domain/roster/index.ts';
import { importById, importsOf } from '@courtcrew/projections/files/index.ts';
import type { Product } from '../../kernel/area.ts';
import { atDesk, type Caller, type Route, route, type Use } from '../../kernel/http/route.ts';
import { digest } from '../../kernel/identity/index.ts';
import { forbidden, Refused } from '../../kernel/refused.ts';
import type { Allowances } from '../../kernel/runtime/allowances.ts';
import { spendAddition } from '../../roster/index.ts';
import { importAggregate } from './aggregate.ts';
import { planned, type ReadParts } from './read.ts';
import type { Runner } from './runner.ts';
import type { Runs } from './runs.ts';
import type { StepParts } from './steps.ts';
import { undo } from './undo.ts';

export type ImportParts = ReadParts &
  StepParts &
  Pick<Product, 'store' | 'read'> & {
    readonly runs: Runs;
    readonly runner: Runner;
    readonly allowances: Pick<Allowances, 'take'>;
  };

/** The import, of whoever began it and of those who run everything here. Throws 404 for any other. */
async function importFor(use: Use, caller: Caller, tid: string, id: string) {
  const row = await importById(use.db, id);
  if (row?.tid !== tid || !(row.ref_id === caller.ref_id || runsEverything(caller)))
    throw new Refused(notFound('Import'));
  return row;
}

type Planned = Awaited<ReturnType<typeof planned>>;

const problems = (count: number) =>
  refuse('invalid', filled('{count} rows have problems: mend them, or leave them out', { count }), {
    fields: { skip_problems: 'must be true to leave out rows with problems' },
  });

/** How many a plan adds to the staff, as each added by itself counts. */
const additionsIn = ({ plan }: Planned): number => plan.people.filter(({ joins }) => joins.length > 0).length;

async function apply(
  parts: ImportParts,
  use: Use,
  caller: Caller,
  tid: string,
  { skip_problems, raise, ...asked }: ReturnType<typeof bodyOf>,
): Promise<string> {
  if (raise && !runsEverything(caller)) throw forbidden();
  const id = use.newId('import');
  // The same request, sent again.
  if (!(await parts.runs.isThere(id))) {
    const read = await planned(parts, use, caller, tid, asked);
    if (read.typed.questions.length > 0)
      throw new Refused(
        refuse('invalid', 'Answer how dates are read first', { fields: { dates: 'is required' } }),
      );
    const wrong = read.rows.filter(({ state }) => state === 'problem').length;
    if (wrong > 0 && !skip_problems) throw new Refused(problems(wrong));
    const count = additionsIn(read);
    const fingerprint = digest(JSON.stringify(asked));
    const steps = [
      ...read.plan.people,
      ...read.plan.shifts,
      ...read.plan.edits,
      ...read.plan.signups,
      ...read.plan.matches,
    ];
    const turns = steps.filter(({ row }) => row > 0).length;
    const begun = { id, tid, ref_id: caller.ref_id, fingerprint, skipped: read.rows.length - turns };
    if (count > 0 && !raise)
      await spendAddition(parts, use, caller, tid, { count, request: `import ${fingerprint}` });
    await parts.remembered.keep(tid, read.typed.headings, asked);
    const kept = await parts.runs.keep(begun, read.plan);
    await begin(use, caller, tid, kept, {
      kind: asked.kind,
      name: read.name,
      rows: read.rows.length,
      letters: asked.options.letters,
    });
    parts.runner.begin?.();
    return kept;
  }
  return id;
}

const bodyOf = (body: Parameters<Parameters<typeof route<typeof calls.applyImport>>[1]>[0]['body']) => body;

interface What {
  readonly kind: 'people' | 'shifts' | 'signups' | 'matches';
  readonly name: string;
  readonly rows: number;
  readonly letters: boolean;
}

async function begin(use: Use, caller: Caller, tid: string, id: string, what: What): Promise<void> {
  await use.execute(importAggregate, tid, { type: 'BeginImport', id, ...what }, { actor: atDesk(caller) });
}

/** While it goes on, its steps tell how far it is; afterwards the log does. */
async function progressOf(runs: Runs, row: NonNullable<Awaited<ReturnType<typeof importById>>>) {
  const { id, state, rows: of, done, made, changed, skipped } = row;
  const counts = state === 'working' ? await runs.progressOf(id) : { done, made, changed, skipped };
  return {
    state,
    of,
    done: counts.done,
    made: counts.made,
    changed: counts.changed,
    skipped: counts.skipped,
  };
}

export const importRoutes = (parts: ImportParts): readonly Route[] => [
  route(
    calls.previewImport,
    async ({ tid, body, caller }, use) => {
      const { rows, makes, notes, typed } = await planned(parts, use, caller, tid, body);
      const counts = { new: 0, changed: 0, same: 0, problem: 0 };
      for (const { state } of rows) counts[state] += 1;
      return { rows, counts, makes, questions: [...typed.questions], notes: [...typed.notes, ...notes] };
    },
    { limit: 'heavy', body: 'large' },
  ),

  route(
    calls.applyImport,
    async ({ tid, body, caller }, use) => ({
      message: 'Import begun',
      id: await apply(parts, use, caller, tid, body),
    }),
    { limit: 'heavy', body: 'large' },
  ),

  route(calls.getImport, async ({ tid, params: { id }, caller }, use) => {
    const row = await importFor(use, caller, tid, id);
    return { ...(await progressOf(parts.runs, row)), left: await parts.runs.leftOf(id) };
  }),

  route(calls.getImports, async ({ tid, caller }, use) => {
    const rows = await importsOf(use.db, tid, runsEverything(caller) ? undefined : caller.ref_id);
    return Promise.all(
      rows.map(async (row) => {
        const { id, kind, name, ref_id, at } = row;
        return { ...(await progressOf(parts.runs, row)), id, kind, name, ref_id: ref_id ?? '', at };
      }),
    );
  }),

  route(calls.stopImport, async ({ tid, body: { id }, caller }, use) => {
    await importFor(use, caller, tid, id);
    await use.execute(importAggregate, tid, { type: 'StopImport', id }, { actor: atDesk(caller) });
    await parts.runs.letGo(id);
    return { message: 'Stopping' };
  }),

  route(
    calls.undoImport,
    async ({ tid, body: { id }, caller }, use) => {
      await importFor(use, caller, tid, id);
      return { message: 'Taken back', ...(await undo(parts, use, caller, { id, tid })) };
    },
    { limit: 'heavy' },
  ),
];
