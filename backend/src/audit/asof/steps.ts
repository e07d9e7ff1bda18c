import type { Actor, EventDeclarations, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Desk } from '../../kernel/asOf.ts';
import { type Fields, isFields } from '../../kernel/fields.ts';

/** One event as a list of changes finds it: nothing that is sealed, and no more than is looked for. */
export interface Step {
  readonly revision: number;
  readonly position: Position;
  readonly at: string;
  /** The latest time up to here: order in the stream is what happened, clocks of several machines are not. */
  readonly latest: string;
  readonly type: string;
  readonly actor: Actor;
  readonly stream: string;
  /** Everybody it speaks of. */
  readonly refs: readonly string[];
  /** Ids of everything else it speaks of: matches, messages, items. */
  readonly about: readonly string[];
  readonly sid: string | null;
  readonly court: number | null;
  /** The shift, court or thing it was about, as it was called then; empty where it only was about somebody. */
  readonly called: string;
  /** Desks it is about; null where everybody who may read the stream may see it. */
  readonly desks: readonly Desk[] | null;
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isRef = (field: string): boolean => field.endsWith('ref_id');
const isOtherId = (field: string): boolean => field.endsWith('id') && !isRef(field);

/** What stands in the fields that are meant, however deep they stand. */
function textsIn(value: Fields, isMeant: (field: string) => boolean, found = new Set<string>()): Set<string> {
  for (const [field, inner] of Object.entries(value)) {
    if (isFields(inner)) textsIn(inner, isMeant, found);
    else if (isMeant(field) && typeof inner === 'string') found.add(inner);
  }
  return found;
}

/** The part of an event that says where it happened: itself, its match or its assignment. */
const placeIn = (data: Fields): Fields => [data.match, data.aux].find(isFields) ?? data;

function courtIn(data: Fields): number | null {
  const { court } = placeIn(data);
  return typeof court === 'number' ? court : null;
}

function calledIn(data: Fields): string {
  const { shift, name, court_num, budget_title, todo_title, category } = { ...data, ...placeIn(data) };
  const label = isFields(shift) ? shift.name || shift.category : null;
  return [label, court_num, name, budget_title, todo_title, category].map(textIn).find(Boolean) ?? '';
}

export function stepOf(event: RecordedEvent, latest: string, desks: readonly Desk[] | null): Step {
  const data: Fields = isFields(event.data) ? event.data : {};
  return {
    ...{ revision: event.revision, position: event.position, type: event.type, stream: event.stream },
    ...{ at: event.meta.at, latest: event.meta.at > latest ? event.meta.at : latest },
    ...{
      actor: event.meta.actor,
      refs: [...textsIn(data, isRef)],
      sid: textIn(data.sid),
      court: courtIn(data),
    },
    ...{ about: [...textsIn(data, isOtherId)], called: calledIn(data), desks },
  };
}

/** Fields in which people say why. */
const SAID = ['note', 'reason', 'message', 'response', 'memo'] as const;

/** What was said with an event that is open now. */
export function noteIn({ data }: RecordedEvent): string | null {
  if (!isFields(data)) return null;
  return SAID.map((field) => textIn(data[field])).find(Boolean) ?? null;
}

export const wordsOf = (declared: EventDeclarations, type: string): string => declared[type]?.words ?? type;
