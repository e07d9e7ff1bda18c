import { parted } from '@courtcrew/domain/accounts/index.ts';
import { peopleRest } from '@courtcrew/domain/accounts/rest.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { namesOf, personRecords } from '@courtcrew/projections/accounts/index.ts';
import { listResource } from '../kernel/http/rest/list.ts';
import { type RestResource, stale } from '../kernel/http/rest/resource.ts';
import type { Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { AccountsParts } from './parts.ts';
import { correctPerson, emailTaken, enterPerson } from './people.ts';

/** A stale edit names whoever was faster. */
async function naming(error: unknown, use: Use): Promise<unknown> {
  if (!(error instanceof Refused) || error.refusal.code !== 'stale') return error;
  const by = String(error.refusal.details?.changed_by);
  const name = (await namesOf(use.db, [by])).get(by);
  return new Refused(stale(name && fullName(name)));
}

export const peopleResource = (parts: Pick<AccountsParts, 'emails' | 'identity' | 'outbox'>): RestResource =>
  listResource({
    spec: peopleRest,
    list: personRecords,
    key: 'ref_id',

    async create(form, { use, caller }) {
      const { confirm, ...fields } = form;
      const { details, choices } = parted(fields);
      const { first, last, one_name } = fields;
      const person = await enterPerson(parts, use, { ...details, first, last, one_name }, choices, {
        actor: caller.actor(),
        confirm,
      });
      if (person.existed) throw new Refused(emailTaken);
      return person.ref_id;
    },

    async update({ ref_id, email }, { version, one_name, ...form }, { use }) {
      const { details, choices } = parted(form);
      const correcting = { one_name, ...(version !== undefined && { version }) };
      // Whoever reads mail at the address of before has no right to the login: such a link sets its first password. Before the
      // correction, after which this process may be killed, and once more for those that were mailed meanwhile.
      const endLinks = async () => {
        if (details.email !== undefined && details.email !== email)
          await parts.identity.resets.discardOthers(ref_id, null);
      };
      await endLinks();
      await correctPerson(parts, use, ref_id, details, choices, correcting).catch(async (error: unknown) => {
        throw await naming(error, use);
      });
      await endLinks();
    },
  });
