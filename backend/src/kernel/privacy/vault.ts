import type { EventMeta, Seal, Seals } from '@courtcrew/domain/kernel/event.ts';

import type { Pool } from 'pg';
import { close, open } from './box.ts';
import { KeyRing, type PersonKey } from './keyRing.ts';

/** Name of the field that carries the encrypted ones, a box per seal of the event's type. */
const SEALED = '$sealed';

/** Names of the fields stay readable, so that a forgotten person's edit still says what it was about. */
interface Box {
  readonly fields: readonly string[];
  /** Base64; null when the person was forgotten already. */
  readonly box: string | null;
}

interface Sealable {
  readonly type: string;
  readonly data: unknown;
  readonly meta: EventMeta;
}

type Fields = Record<string, unknown>;

/** Seals personal fields under their person's key; a forgotten person's read as `null`. */
export class Vault {
  readonly #keys: KeyRing;

  /** `master`: 32 bytes, the installation's own key. */
  constructor(pool: Pool, master: Buffer) {
    this.#keys = new KeyRing(pool, master);
  }

  /** The same events with their personal fields encrypted. */
  async sealEvents<E extends Sealable>(events: readonly E[], seals: Seals): Promise<readonly E[]> {
    const owners = new Set<string>();
    for (const event of events) {
      for (const seal of seals[event.type] ?? []) addOwner(owners, seal, event);
    }
    if (owners.size === 0 && !events.some((event) => seals[event.type])) return events;
    const keys = await this.#keys.readOrMake(owners);
    return events.map((event) => sealed(event, seals[event.type], keys));
  }

  /** The same events as their deciders and projectors know them. */
  async unsealEvents<E extends Sealable>(events: readonly E[], seals: Seals): Promise<readonly E[]> {
    const owners = new Set<string>();
    let any = false;
    for (const event of events) {
      for (const seal of seals[event.type] ?? []) {
        any = true;
        addOwner(owners, seal, event);
      }
    }
    if (!any) return events;
    const keys = await this.#keys.read(owners);
    return events.map((event) => unsealed(event, seals[event.type], keys));
  }

  /** Encrypts a text that belongs to a person, such as a waiting message; null for a forgotten one. */
  async sealText(ref: string, text: string): Promise<string | null> {
    const key = (await this.#keys.readOrMake(new Set([ref]))).get(ref);
    return key ? close(key, Buffer.from(text), ref).toString('base64') : null;
  }

  /** The text again; null when the person is forgotten. */
  async unsealText(ref: string, box: string): Promise<string | null> {
    const key = (await this.#keys.read(new Set([ref]))).get(ref);
    return key ? open(key, Buffer.from(box, 'base64'), ref).toString() : null;
  }

  /** The same for bytes, such as a file that somebody brought. */
  async sealBytes(ref: string, bytes: Buffer): Promise<Buffer | null> {
    const key = (await this.#keys.readOrMake(new Set([ref]))).get(ref);
    return key ? close(key, bytes, ref) : null;
  }

  async unsealBytes(ref: string, box: Buffer): Promise<Buffer | null> {
    const key = (await this.#keys.read(new Set([ref]))).get(ref);
    return key ? open(key, box, ref) : null;
  }

  async forget(ref: string): Promise<void> {
    await this.#keys.forget(ref);
  }

  /** Tells this process that another one forgot the person. */
  forgottenElsewhere(ref: string): void {
    this.#keys.drop(ref);
  }
}

/** Reads every event as if everybody in it were forgotten: for whoever keeps what is folded from it. */
export const OPENS_NOTHING: Pick<Vault, 'unsealEvents'> = {
  unsealEvents: async (events, seals) => events.map((event) => unsealed(event, seals[event.type], new Map())),
};

/** An event's data as it lies in the log, and the names of the fields that are sealed in it. */
export function sealedIn(stored: unknown): { readonly data: Fields; readonly sealed: readonly string[] } {
  const { [SEALED]: boxes = {}, ...data } = Object(stored) as Fields & { [SEALED]?: Record<string, Box> };
  return { data, sealed: Object.values(boxes).flatMap(({ fields }) => fields) };
}

/** Whose data is sealed in an event. */
export function sealOwnersOf(event: Sealable, seals: Seals): readonly string[] {
  const owners = new Set<string>();
  for (const seal of seals[event.type] ?? []) addOwner(owners, seal, event);
  return [...owners];
}

function ownerOf(seal: Seal, event: Sealable): string | null {
  if (seal.owner === '$actor') return event.meta.actor.ref;
  const owner = (event.data as Fields)[seal.owner];
  return typeof owner === 'string' ? owner : null;
}

function addOwner(owners: Set<string>, seal: Seal, event: Sealable): void {
  const owner = ownerOf(seal, event);
  if (owner !== null) owners.add(owner);
}

function sealed<E extends Sealable>(
  event: E,
  seals: readonly Seal[] | undefined,
  keys: ReadonlyMap<string, PersonKey>,
): E {
  if (!seals) return event;
  const data: Fields = { ...(event.data as Fields) };
  const boxes: Record<string, Box> = {};
  for (const [index, seal] of seals.entries()) {
    const fields = seal.fields.filter((field) => data[field] !== undefined);
    const owner = ownerOf(seal, event);
    const key = owner === null ? undefined : keys.get(owner);
    if (fields.length > 0) {
      const plain = JSON.stringify(Object.fromEntries(fields.map((field) => [field, data[field]])));
      const box = key ? close(key, Buffer.from(plain), contextOf(event, owner)).toString('base64') : null;
      boxes[index] = { fields, box };
    }
    for (const field of fields) delete data[field];
  }
  return { ...event, data: { ...data, [SEALED]: boxes } };
}

function unsealed<E extends Sealable>(
  event: E,
  seals: readonly Seal[] | undefined,
  keys: ReadonlyMap<string, PersonKey>,
): E {
  if (!seals) return event;
  const { [SEALED]: boxes, ...data } = event.data as Fields & { [SEALED]?: Record<string, Box> };
  // Written before this type had sealed fields: nothing is hidden in it.
  if (!boxes) return event;
  for (const [index, seal] of seals.entries()) {
    const owner = ownerOf(seal, event);
    const key = owner === null ? undefined : keys.get(owner);
    const sealedFields = boxes[index];
    if (!sealedFields) continue;
    const { fields, box } = sealedFields;
    if (key && box !== null) {
      Object.assign(
        data,
        JSON.parse(open(key, Buffer.from(box, 'base64'), contextOf(event, owner)).toString()),
      );
    } else for (const field of fields) data[field] = null;
  }
  return { ...event, data };
}

const contextOf = (event: Sealable, owner: string | null): string => `${event.type}/${owner}`;
