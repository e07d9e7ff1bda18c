import { type Details, type PersonState, person } from '@courtcrew/domain/accounts/index.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import {
  type RosterCommand,
  type RowStatus,
  rowOf,
  type ShiftPlan,
  statusOf,
  type TournamentFacts,
} from '@courtcrew/domain/roster/index.ts';
import { peopleElsewhere } from '@courtcrew/projections/files/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { personAggregate } from '../../accounts/index.ts';
import type { Product } from '../../kernel/area.ts';
import { atDesk, type Caller, found, type Use } from '../../kernel/http/route.ts';
import { inOrder } from '../../kernel/platform/inOrder.ts';
import { Refused } from '../../kernel/refused.ts';
import { rosterAggregate } from '../../roster/index.ts';
import { calledIn, matchesAggregate } from '../../scoring/index.ts';
import { importAggregate } from './aggregate.ts';
import type { Run, StepDone } from './runs.ts';
import { factsOf, type Joined, type StepParts, Steps } from './steps.ts';

type UndoParts = StepParts & Pick<Product, 'store' | 'read'>;

/** Sign-ups that one command takes back. */
const AT_ONCE = 200;
const IN_FLIGHT = 8;

interface Seated {
  readonly sid: string;
  readonly ref_id: string;
  readonly to: RowStatus;
  readonly before: RowStatus | 'Removed';
}

/**
 * Takes back what an import made and nobody has touched since: sign-ups, then people, then shifts, then categories. Each step is a
 * command of the import's own id, so that an undoing that was interrupted is completed and none is done twice.
 */
class Undoing {
  readonly #parts: UndoParts;
  readonly #run: Pick<Run, 'id' | 'tid' | 'ref_id'>;
  readonly #steps: Steps;
  readonly #done: readonly StepDone[];
  undone = 0;
  kept = 0;

  constructor(parts: UndoParts, run: Pick<Run, 'id' | 'tid' | 'ref_id'>, done: readonly StepDone[]) {
    this.#parts = parts;
    this.#run = run;
    this.#steps = new Steps(parts, run);
    this.#done = done.filter(({ outcome }) => outcome === 'made' || outcome === 'changed');
  }

  async all(): Promise<void> {
    await this.#signups();
    await this.#people();
    await this.#each('match ', (step) => this.#unlist(step));
    await this.#each('edit ', ({ ref, data }) => this.#unedit(ref ?? '', data as never));
    await this.#each('shift ', ({ ref, data }) =>
      this.#roster(
        { type: 'DeleteShift', sid: ref ?? '', people: 0, ...(data as { version: number }) },
        `shift ${ref}`,
      ),
    );
    await this.#each('category ', ({ ref }) =>
      this.#roster({ type: 'DeleteCategory', vcid: ref ?? '', shifts: 0 }, `category ${ref}`),
    );
  }

  #of(prefix: string): readonly StepDone[] {
    return this.#done.filter(({ key }) => key.startsWith(prefix));
  }

  #count(isUndone: boolean): void {
    if (isUndone) this.undone += 1;
    else this.kept += 1;
  }

  async #each(prefix: string, undo: (step: StepDone) => Promise<boolean>): Promise<void> {
    for (const step of this.#of(prefix)) this.#count(await undo(step));
  }

  /** Whether it was taken back; what is refused was touched. */
  async #roster(command: RosterCommand, step: string): Promise<boolean> {
    const outcome = await this.#steps.onRoster(command, `undo ${step}`);
    return !outcome.refused && outcome.events.length > 0;
  }

  async #signups(): Promise<void> {
    const steps = this.#of('signup ');
    const tournament: TournamentFacts = await factsOf(this.#parts.db, this.#run.tid);
    for (const part of partsOf(steps, AT_ONCE)) {
      const changes = part.map(({ data }) => {
        const { sid, ref_id, to: seen, before: to } = data as Seated;
        return { type: 'ChangeSignup' as const, sid, ref_id, to, seen, credentials: '', tournament };
      });
      const state = await this.#parts.bus.peek(rosterAggregate, this.#run.tid);
      // A row that somebody else made in its place is theirs; one that is gone was taken back, perhaps by this very command.
      const own = changes.filter(({ sid, ref_id, seen }, index) => {
        const row = rowOf(state, sid, ref_id);
        return !row || (row.shift_id === part[index]?.ref && statusOf(row) === seen && !row.captain);
      });
      const step = `undo signups ${part[0]?.row}`;
      const outcome = await this.#steps.onRoster({ type: 'ImportSignups', changes: own }, step);
      const gone = new Set(
        outcome.refused
          ? []
          : outcome.events.flatMap(({ data }) => ('shift_id' in data ? [data.shift_id] : [])),
      );
      for (const { ref } of part) this.#count(gone.has(ref ?? ''));
    }
  }

  async #people(): Promise<void> {
    const steps = this.#of('person ');
    const left = await inOrder(steps, IN_FLIGHT, (step) => this.#leave(step));
    const entered = steps.filter(({ data }) => (data as { isNew: boolean }).isNew);
    const elsewhere = await peopleElsewhere(
      this.#parts.db,
      this.#run.tid,
      entered.flatMap(({ ref }) => ref ?? []),
    );
    const undone = await inOrder(steps, IN_FLIGHT, async ({ ref, data }, index) => {
      const { isNew, version } = data as { isNew: boolean; version?: number };
      if (ref === null || ref === undefined || !left[index]) return false;
      if (isNew) return !elsewhere.has(ref) && (await this.#forget(ref));
      return version === undefined || (await this.#correctBack(ref, version));
    });
    for (const isUndone of undone) this.#count(isUndone);
  }

  /** Off the list, as what the import put them there, unless they do anything there. */
  async #leave({ ref, data }: StepDone): Promise<boolean> {
    const { joins = [] } = data as { joins?: readonly Joined[] };
    const ref_id = ref ?? '';
    const all = await inOrder(joins, 1, async ({ role, sections, more }) => {
      const { people, groups, present, categories } = await this.#parts.bus.peek(
        rosterAggregate,
        this.#run.tid,
      );
      const member = people.get(ref_id);
      const isUsed =
        member &&
        (member.rows.length > 0 ||
          member.held.length > 0 ||
          member.last_match ||
          member.shirt ||
          member.signed !== null ||
          member.approved !== undefined ||
          [...groups.values()].some(({ members }) => members.has(ref_id)) ||
          [...present.values()].some((refs) => refs.has(ref_id)) ||
          [...categories.values()].some(({ captains }) => captains.some((one) => one.ref_id === ref_id)));
      if (isUsed) return false;
      // Who was put into a further section since works there.
      if (!more && member?.sections.some((section) => !(sections as readonly string[]).includes(section)))
        return false;
      const command = { type: 'RemoveStaff' as const, ref_id, role, shifts: 0, ...(more && { sections }) };
      return this.#roster(command, `staff ${ref_id} ${role} ${sections.join()}`);
    });
    return all.every(Boolean);
  }

  /** Somebody whom the import entered, who never logged in and is nowhere else. */
  async #forget(ref_id: string): Promise<boolean> {
    const state = await this.#parts.bus.peek(personAggregate, ref_id);
    if (state.status === 'member' && (state.login || state.version > 0)) return false;
    const outcome = await this.#steps.send(personAggregate, ref_id, { type: 'Forget' }, 'undo person');
    return !outcome.refused && outcome.events.length > 0;
  }

  /** Gives somebody back what they were before the import's edit, the last of theirs. */
  async #correctBack(ref_id: string, version: number): Promise<boolean> {
    const before = await this.#before(ref_id, version);
    if (before.status !== 'member') return false;
    const now = await this.#parts.bus.peek(personAggregate, ref_id);
    if (now.status !== 'member') return false;
    const details: Partial<Details> = {
      phone: before.details.phone,
      alt_phone: before.details.alt_phone,
      city: before.details.city,
    };
    const { credentials, shirt, shirt2 } = before.choices;
    const command = { type: 'EditStaff' as const, version, details, choices: { credentials, shirt, shirt2 } };
    const outcome = await this.#steps.send(personAggregate, ref_id, command, 'undo edit');
    return !outcome.refused && outcome.events.length > 0;
  }

  async #before(ref_id: string, revision: number): Promise<PersonState> {
    let state = person.initial;
    for await (const page of this.#parts.store.readStream(`person-${ref_id}`, 0)) {
      for (const event of await this.#parts.read(page)) {
        if (event.revision >= revision) return state;
        state = person.evolve(state, event as never, event.meta);
      }
    }
    return state;
  }

  /** A match that the import listed, as long as it stands as it was listed and was not called. */
  async #unlist({ ref, outcome, data }: StepDone): Promise<boolean> {
    const { tid } = this.#run;
    const [{ matches }, called] = await Promise.all([
      this.#parts.bus.peek(matchesAggregate, tid),
      calledIn(this.#parts.db, tid),
    ]);
    const key = ref ?? '';
    const { match } = data as { match: object };
    const isTouched = JSON.stringify(matches.get(key)) !== JSON.stringify({ ...matches.get(key), ...match });
    if (outcome !== 'made' || called.has(key) || isTouched) return false;
    const command = { type: 'RemoveListedMatch' as const, key };
    return !(await this.#steps.send(matchesAggregate, tid, command, `undo match ${key}`)).refused;
  }

  async #unedit(
    sid: string,
    { before, version }: { before: Partial<ShiftPlan>; version: number },
  ): Promise<boolean> {
    const { time_zone: zone } = found(await tournamentById(this.#parts.db, this.#run.tid), 'Tournament');
    return this.#roster({ type: 'EditShift', sid, version, changes: before, zone }, `edit ${sid}`);
  }
}

/** Answers how much was taken back, and how much was touched since and is left. */
export async function undo(
  parts: UndoParts,
  use: Use,
  caller: Caller,
  { id, tid }: Pick<Run, 'id' | 'tid'>,
): Promise<{ readonly undone: number; readonly kept: number }> {
  const state = (await parts.bus.peek(importAggregate, tid))[id];
  if (state?.undone) return state.undone;
  if (state?.isRunning)
    throw new Refused(refuse('working', 'This import is still under way: stop it first.'));
  const undoing = new Undoing(parts, { id, tid, ref_id: caller.ref_id }, await parts.runs.stepsOf(id));
  await undoing.all();
  const { undone, kept } = undoing;
  await use.execute(
    importAggregate,
    tid,
    { type: 'UndoImport', id, undone, kept },
    { actor: atDesk(caller) },
  );
  return { undone, kept };
}
