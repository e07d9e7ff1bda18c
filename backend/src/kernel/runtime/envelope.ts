import { createHmac, randomUUID } from 'node:crypto';
import type { DecisionContext } from '@courtcrew/domain/kernel/decider.ts';
import { type Actor, type EventMeta, SYSTEM, type WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { uuid5 } from './ids.ts';
import type { HeldClaim } from './seatClaims.ts';

/** What surrounds a command: who, when, and what makes it the same command when it is sent again. */
export interface Envelope {
  readonly commandId: string;
  readonly actor: Actor;
  /** UTC instant, ISO 8601. */
  readonly at: string;
  readonly correlation: string;
  readonly causation: string;
  /** Digest of the request, present when the caller sent an idempotency key. */
  readonly fingerprint?: string;
  /** The import of a file that the command is part of. */
  readonly import?: string;
}

export const metaOf = (envelope: Envelope, schema: number): EventMeta => ({
  commandId: envelope.commandId,
  actor: envelope.actor,
  at: envelope.at,
  schema,
  correlation: envelope.correlation,
  causation: envelope.causation,
  ...(envelope.fingerprint === undefined ? {} : { fingerprint: envelope.fingerprint }),
  ...(envelope.import === undefined ? {} : { import: envelope.import }),
});

/** Commands with a fingerprint are recognised by id in their stream and not decided again. */
const FOLLOWED = 'followed';
const SYSTEMS_OWN = 'system';

const IMPORTS = '0a4c7a52-6b1d-4c55-9c3e-6f0f6c0b8d11';

/** A command of an import of a file: the same one however often its step is taken. */
export const importing = (id: string, step: string, actor: Actor): Envelope => ({
  commandId: uuid5(`${id}\n${step}`, IMPORTS),
  fingerprint: FOLLOWED,
  actor,
  at: new Date().toISOString(),
  correlation: id,
  causation: id,
  import: id,
});

/** Of a command that follows from an event: its author, and which it is of several to one stream. */
export interface Following {
  readonly actor?: Actor;
  readonly step?: string | undefined;
}

/**
 * The command that follows from an event in one stream; the same one however often the event is handled. Named by
 * the stream it goes to: several areas follow one event, and a command id of one stream must not reach another.
 */
export const following = (
  event: WrittenEvent,
  stream: string,
  { actor = SYSTEM, step }: Following = {},
): Envelope => ({
  commandId: uuid5(step === undefined ? stream : `${stream}\n${step}`, event.id),
  fingerprint: FOLLOWED,
  actor,
  at: event.meta.at,
  correlation: event.meta.correlation,
  causation: event.id,
  ...(event.meta.import !== undefined && { import: event.meta.import }),
});

/** The command before a claim is dropped; the same one whoever meets the claim, and however often. */
export function dropping(tid: string, { seat, token, at }: HeldClaim): Envelope {
  const { ref_id, sid, start, end } = seat;
  return {
    commandId: ['drop', tid, ref_id, sid, start, end, token, at].join('/'),
    fingerprint: SYSTEMS_OWN,
    actor: SYSTEM,
    at: new Date().toISOString(),
    correlation: token,
    causation: token,
  };
}

const ID_CHARACTERS = 22;

/** Ids a decision draws: 132 bits, unguessable, and the same when it is decided again. */
export function contextOf(envelope: Envelope, secret: string): DecisionContext {
  let drawn = 0;
  return {
    at: envelope.at,
    actor: envelope.actor,
    newId: () =>
      createHmac('sha256', secret)
        .update(`${envelope.commandId}/${drawn++}`)
        .digest('base64url')
        .slice(0, ID_CHARACTERS),
  };
}

/** Of a command the system sends by itself, now and once. */
export function systemEnvelope(): Envelope {
  const commandId = randomUUID();
  return {
    commandId,
    actor: SYSTEM,
    at: new Date().toISOString(),
    correlation: commandId,
    causation: commandId,
    fingerprint: SYSTEMS_OWN,
  };
}
