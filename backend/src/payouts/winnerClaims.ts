import type { PersonState } from '@courtcrew/domain/accounts/index.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import { keyedDigest } from '../kernel/identity/index.ts';
import type { Claims } from '../kernel/runtime/claims.ts';

const KIND = 'winner';

/** Somebody whom a list names, without an e-mail, and the id they would be entered with. */
export interface Nameless {
  readonly name: string;
  readonly ref_id: string;
}

export interface WinnerClaimsParts {
  readonly claims: Pick<Claims, 'takeAll' | 'takeOver'>;
  /** Keys the digests under which names are claimed: the table must not tell them. */
  readonly secret: string;
  readonly personNow: (ref_id: string) => Promise<PersonState>;
}

/** Keeps two lists, or a retried one, from entering a winner twice who is known by name alone. */
export class WinnerClaims {
  readonly #parts: WinnerClaimsParts;

  constructor(parts: WinnerClaimsParts) {
    this.#parts = parts;
  }

  /** By name, the id to enter each with: their own, or that of who was, or is being, entered and is no payee yet. */
  async take(
    tid: string,
    wanted: readonly Nameless[],
    payees: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, string>> {
    const { claims, secret } = this.#parts;
    const keyed = wanted.map((one) => ({
      ...one,
      key: keyedDigest(secret, KIND, `${tid}\n${one.name}`),
      holder: one.ref_id,
    }));
    const byKey = new Map(keyed.map((one) => [one.key, one]));
    const ids = new Map(wanted.map(({ name, ref_id }) => [name, ref_id]));
    for (const { key, holder } of await claims.takeAll(KIND, keyed)) {
      const own = byKey.get(key);
      if (!own) continue;
      const isOver = payees.has(holder) || !(await this.#mayBe(holder, own.name));
      // Whoever else takes it over at this moment is told of by the next list.
      if (isOver) await claims.takeOver(KIND, key, holder, own.ref_id);
      else ids.set(own.name, holder);
    }
    return ids;
  }

  /** Whether the holder is still to be entered, or has that name. */
  async #mayBe(holder: string, name: string): Promise<boolean> {
    const person = await this.#parts.personNow(holder);
    if (person.status !== 'member') return person.status === 'unknown';
    return nameKey(fullName(person.details)) === name;
  }
}
