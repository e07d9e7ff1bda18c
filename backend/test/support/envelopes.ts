import { randomUUID } from 'node:crypto';
import { SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { Envelope } from '../../src/runtime/envelope.ts';

/** Of a command the system sends by itself, now and once. */
export function systemEnvelope(): Envelope {
  const commandId = randomUUID();
  return {
    commandId,
    actor: SYSTEM,
    at: new Date().toISOString(),
    correlation: commandId,
    causation: commandId,
  };
}
