import type { Changed } from '@courtcrew/domain/audit/index.ts';
import type { Actor, Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
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
  /** What it changed; nothing that is sealed. People are ids. */
  readonly changed: readonly Changed[];
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

interface Ids {
  readonly refs: Set<string>;
  readonly about: Set<string>;
}

/** People, and everything else that an event speaks of, however deep it stands. */
function idsIn(value: Fields, found: Ids = { refs: new Set(), about: new Set() }): Ids {
  for (const field in value) {
    const inner = value[field];
    if (isFields(inner)) idsIn(inner, found);
    else if (typeof inner === 'string' && field.endsWith('id'))
      (field.endsWith('ref_id') ? found.refs : found.about).add(inner);
  }
  return found;
}

/** Fields with the ids of matches or assignments that are marked or paid at once. */
const MARKED = ['lead', 'second', 'aux'] as const;

const markedIn = (data: Fields): readonly string[] =>
  MARKED.flatMap((field) => {
    const ids: unknown = data[field];
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  });

/** The court that is put back where something is undone, or the match that is on it again: an action changes one alone. */
function courtBack({ courts }: Fields): Fields | null {
  const row: unknown = Array.isArray(courts) && courts.length === 1 ? courts[0] : null;
  if (!isFields(row) || typeof row.court !== 'number') return null;
  return isFields(row.match) ? row.match : row;
}

/** The part of an event that says where it happened: itself, its match, what it puts back or its assignment. */
const placeIn = (data: Fields): Fields => [data.match, courtBack(data), data.aux].find(isFields) ?? data;

const NAMED_BY = ['court_num', 'name', 'budget_title', 'todo_title', 'category'] as const;

function calledIn(data: Fields, place: Fields): string {
  const of = (field: string): unknown => (Object.hasOwn(place, field) ? place : data)[field];
  const shift = of('shift');
  const label = isFields(shift) ? textIn(shift.name || shift.category) : null;
  return label ?? NAMED_BY.map((field) => textIn(of(field))).find(Boolean) ?? '';
}

/** Runs for every event of a stream before anything is shown of it: one walk, and no copies. */
export function stepOf(
  { data: said, meta, revision, position, stream, type }: RecordedEvent,
  latest: string,
  { desks, changed }: Pick<Step, 'desks' | 'changed'>,
): Step {
  const data: Fields = isFields(said) ? said : {};
  const { refs, about } = idsIn(data);
  const place = placeIn(data);
  return {
    revision,
    position,
    at: meta.at,
    latest: meta.at > latest ? meta.at : latest,
    type,
    actor: meta.actor,
    stream,
    refs: [...refs],
    about: [...about, ...markedIn(data)],
    sid: textIn(data.sid),
    court: [place.court, data.order].find((order) => typeof order === 'number') ?? null,
    called: calledIn(data, place),
    desks,
    changed,
  };
}

/** Fields in which people say why. */
const SAID = ['note', 'reason', 'message', 'response', 'memo'] as const;

/** What was said with an event that is open now. */
export function noteIn({ data }: RecordedEvent): string | null {
  if (!isFields(data)) return null;
  return SAID.map((field) => textIn(data[field])).find(Boolean) ?? null;
}
