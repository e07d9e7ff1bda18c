import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { doersOf, itemById, planningModel, plansNaming } from '@courtcrew/projections/planning/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import { forgetIn } from '../accounts/index.ts';
import type { Product } from '../kernel/area.ts';
import { type Reaction, type ReactionTools, reactBy } from '../kernel/jobs/index.ts';
import { planning } from './aggregate.ts';
import { reminderLetter, taskLetter } from './letters.ts';

const NO_DATE = { en: 'no date yet', es: 'sin fecha' } as const;

/** Writes to these people about an item, as long as it is there and theirs: the letter may come late. */
async function writeAbout(
  letter: typeof taskLetter | typeof reminderLetter,
  { id, stream }: Pick<RecordedEvent, 'id' | 'stream'>,
  { pid, people }: { readonly pid: string; readonly people: readonly string[] },
  { db, outbox }: ReactionTools,
): Promise<void> {
  const tid = streamId(stream);
  const [item, doers, tournament] = await Promise.all([
    itemById(db, pid),
    doersOf(db, pid),
    tournamentById(db, tid),
  ]);
  if (!item || !tournament) return;
  const due = (language: Language) => (item.due_date ? edgeDate(item.due_date) : NO_DATE[language]);
  const words = letter({ task: item.todo_title, tournament: tournament.name, due });
  const theirs = people.filter((ref_id) => doers.includes(ref_id));
  await outbox.sendAll(theirs.map((ref_id) => ({ to: { ref_id }, letter: words, tid, dedupe: id })));
}

/** Tells people of tasks that somebody else gave them, and reminds them when they are asked to. */
const writeToCommittee = reactBy(
  planning,
  { name: 'planning.letters', reads: [planningModel, tournamentsModel] },
  {
    TodoAssigned: async (event, tools) => {
      const { pid, ref_id } = event.data;
      if (ref_id === event.meta.actor.ref) return;
      await writeAbout(taskLetter, event, { pid, people: [ref_id] }, tools);
    },
    TodoReminded: async (event, tools) => {
      const { pid, names: people } = event.data;
      await writeAbout(reminderLetter, event, { pid, people }, tools);
    },
  },
);

const forgetContacts = ({ forgetKey }: Pick<Product, 'forgetKey'>): Reaction =>
  reactBy(
    planning,
    { name: 'planning.contacts' },
    { PlanContactRemoved: ({ data: { id } }) => forgetKey(id) },
  );

const forgetInPlans = forgetIn(planning, {
  name: 'planning.forget',
  reads: [planningModel],
  where: plansNaming,
  command: (ref_id) => ({ type: 'ForgetAssignee', ref_id }) as const,
});

export const planningReactions = (product: Pick<Product, 'forgetKey'>): readonly Reaction[] => [
  writeToCommittee,
  forgetContacts(product),
  forgetInPlans,
];
