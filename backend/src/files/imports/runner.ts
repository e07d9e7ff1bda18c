import { setTimeout as pause } from 'node:timers/promises';
import { allows } from '@courtcrew/domain/contract/policies.ts';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { Product } from '../../kernel/area.ts';
import type { Chore } from '../../kernel/jobs/index.ts';
import { importing } from '../../kernel/runtime/envelope.ts';
import { patiently } from '../../kernel/runtime/patiently.ts';
import { importAggregate } from './aggregate.ts';
import type { Run } from './runs.ts';
import { partsOfPlan, type StepParts, Steps } from './steps.ts';

/** Seconds in which a plan whose import was never begun may still be: its request has ended long ago. */
const BEGINS_WITHIN = 60;
/** Between two parts, so that others have their turn. */
const BREATH_MS = 20;

/** Works off imports part by part: of each tournament the oldest, of several tournaments in turn. */
export class Runner implements Chore {
  readonly name = 'imports';
  begin?: () => void;
  readonly #parts: StepParts & { readonly access: Product['identity']['access'] };
  /** Plans of what is under way, so that they are opened once. */
  #plans = new Map<string, ReturnType<typeof partsOfPlan>>();

  constructor(parts: StepParts & { readonly access: Product['identity']['access'] }) {
    this.#parts = parts;
  }

  async next(): Promise<boolean> {
    const waiting = await this.#parts.runs.waiting();
    if (waiting.length === 0) this.#plans = new Map();
    let isMore = false;
    for (const run of waiting) {
      isMore = (await this.#go(run)) || isMore;
      await pause(BREATH_MS);
    }
    return isMore;
  }

  /** Does a part of it, or ends it; answers whether it went on. */
  async #go(run: Run): Promise<boolean> {
    const { runs, bus } = this.#parts;
    const state = (await bus.peek(importAggregate, run.tid))[run.id];
    if (!state) {
      if (run.age > BEGINS_WITHIN) await runs.end(run.id);
      return run.age > BEGINS_WITHIN;
    }
    const parts = this.#plans.get(run.id) ?? (await this.#open(run));
    const part = parts?.[run.next];
    if (state.state === 'working' && part && (await this.#may(run))) {
      await runs.record(run, await new Steps(this.#parts, run).do(part));
      return true;
    }
    await this.#end(run, state.state === 'working' && parts !== null && !part ? 'done' : 'stopped');
    return true;
  }

  async #open(run: Run) {
    const plan = await this.#parts.runs.planOf(run);
    if (!plan) return null;
    const parts = partsOfPlan(plan);
    this.#plans.set(run.id, parts);
    return parts;
  }

  /** Whoever lost their desk meanwhile imports no more. */
  async #may({ tid, ref_id }: Run): Promise<boolean> {
    return allows('anyDesk', { ...(await this.#parts.access(ref_id, tid)), ref_id, subject: null });
  }

  async #end({ id, tid }: Run, state: 'done' | 'stopped'): Promise<void> {
    const counts = await this.#parts.runs.progressOf(id);
    const command = { type: 'EndImport' as const, id, state, ...counts };
    await patiently(this.#parts.execute)(importAggregate, tid, command, importing(id, 'end', SYSTEM));
    await this.#parts.runs.end(id);
    this.#plans.delete(id);
  }
}
