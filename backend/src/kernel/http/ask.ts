import type { Call } from '@courtcrew/domain/contract/call.ts';
import { withTemplate } from '@courtcrew/domain/contract/fields.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import { accept } from './limits/input.ts';
import { contactsNoted, type OnContacts } from './metrics/contactsSeen.ts';
import { callerOf } from './mount.ts';
import type { Ask, Asked, CommandOptions, Route, Use } from './route.ts';
import type { Gate } from './scope.ts';

/** The documented calls as other doors reach them: policy, input and handler are the call's own. */
export class Documented {
  readonly #routes: ReadonlyMap<Call, { route: Route; noted: ReturnType<typeof contactsNoted> }>;
  readonly #gate: Gate;

  constructor(routes: readonly Route[], gate: Gate, contactsSeen: readonly OnContacts[] = []) {
    this.#routes = new Map(
      routes.map((route) => [route.call, { route, noted: contactsNoted(route.call, contactsSeen) }]),
    );
    this.#gate = gate;
  }

  /** Calls made within `use`. Commands of several rows go to one stream, so each row's have a `step` of their own. */
  within(use: Use, step = ''): Ask {
    let asked = 0;
    return async <C extends Call>(call: C, { params, query, body }: Asked<C>) => {
      const served = this.#routes.get(call);
      if (!served) throw new Error(`nobody serves ${call.method} ${call.path}`);
      const input = {
        params: accept(call.params ?? z.undefined(), params),
        query: accept(call.query ?? z.undefined(), query),
        body: accept(call.body ?? z.undefined(), body),
      };
      const grant = await this.#gate.admit(call, input, use.http.session, use.look);
      const { tid } = grant;
      const caller = callerOf(grant, use.http.session !== null);
      const subject = grant.subject ?? grant.ref_id;
      asked += 1;
      const inside = actingAs(use, caller.actor(grant.subject ?? undefined), `${step}/${asked}`);
      const answer = await served.route.handler({ ...input, caller, tid, subject } as never, inside);
      refuseConflict(answer);
      const contacts = served.noted(grant, use.newId('contacts'));
      contacts.seen(answer);
      contacts.note();
      return answer as z.input<C['answer']>;
    };
  }
}

const conflict = z.object({ message: z.string(), conflict: z.object(withTemplate) });

function refuseConflict(answer: unknown): void {
  const { data } = conflict.safeParse(answer);
  if (data) throw new Refused(refuse('conflict', data.conflict.template ?? data.message));
}

/** The same request, acting as somebody, in steps of its own. */
export function actingAs(use: Use, actor: Actor, step: string): Use {
  const own = (options: CommandOptions = {}) => ({
    actor,
    ...options,
    step: `${step}/${options.step ?? ''}`,
  });
  return {
    db: use.db,
    http: use.http,
    look: use.look,
    newId: (name = '') => use.newId(`${step}/${name}`),
    shown: () => use.shown(),
    now: () => use.now(),
    execute: (aggregate, id, command, options) => use.execute(aggregate, id, command, own(options)),
    attempt: (aggregate, id, command, options) => use.attempt(aggregate, id, command, own(options)),
    ask: use.ask,
  };
}
