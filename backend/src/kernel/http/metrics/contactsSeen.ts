import type { Call } from '@courtcrew/domain/contract/call.ts';
import { CONTACT_FIELDS } from '@courtcrew/domain/contract/contactData.ts';
import { z } from 'zod';
import { type Fields, isFields } from '../../fields.ts';
import type { Grant } from '../scope.ts';

export interface ContactsSeen {
  readonly reader: string;
  /** Empty where the call is about no tournament. */
  readonly tid: string;
  readonly people: readonly string[];
  readonly call: string;
  readonly correlation: string;
}

export type OnContacts = (seen: ContactsSeen) => void;

export type Shown = ReadonlyMap<string, ReadonlySet<string>>;

/** People whose contact data an answer holds, but the reader, by the row's tournament or the call's. */
export function peopleShown(answer: unknown, { ref_id: reader, tid }: Pick<Grant, 'ref_id' | 'tid'>): Shown {
  const found = new Map<string, Set<string>>();
  const look = (value: Fields, around: string): void => {
    const where = typeof value.tid === 'string' ? value.tid : around;
    const { ref_id } = value;
    if (typeof ref_id === 'string' && ref_id !== reader && CONTACT_FIELDS.some((field) => value[field]))
      found.set(where, (found.get(where) ?? new Set()).add(ref_id));
    for (const inner of Object.values(value)) if (isFields(inner)) look(inner, where);
  };
  if (isFields(answer)) look(answer, tid);
  return found;
}

/** Whether a call's answers can hold contact data of anybody but everybody's to read. */
export function mayShowContacts({ policy, answer }: Call): boolean {
  if (policy === 'public') return false;
  const described = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }));
  return described.includes('"ref_id"') && CONTACT_FIELDS.some((field) => described.includes(`"${field}"`));
}

/** Hears of each portion before it leaves, and that no more follow before the end does. */
export interface ShownTo {
  seen(told: unknown): void;
  note(): void;
}

/** Gathers whose contact data an answer shows, and tells those who want to know it, once for all of it. */
export function contactsNoted(call: Call, hear: readonly OnContacts[]) {
  let mayShow: boolean | undefined;
  return (grant: Grant, correlation: string): ShownTo => {
    if (hear.length > 0 && grant.ref_id !== '') mayShow ??= mayShowContacts(call);
    const gathered = new Map<string, Set<string>>();
    return {
      seen(told: unknown): void {
        if (!mayShow || grant.ref_id === '') return;
        for (const [tid, people] of peopleShown(told, grant))
          gathered.set(tid, new Set([...(gathered.get(tid) ?? []), ...people]));
      },
      note(): void {
        const about = { reader: grant.ref_id, call: `${call.method} ${call.path}`, correlation };
        for (const [tid, people] of gathered) {
          for (const one of hear) one({ ...about, tid, people: [...people] });
        }
      },
    };
  };
}
