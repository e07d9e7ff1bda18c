import { Settlement } from '@courtcrew/projections/kernel/settled.ts';
import { Pulse } from '../../src/kernel/platform/pulse.ts';

/**
 * Loaded before tests that are about calls, and not about a machine that stands still: people are told of that within two
 * seconds, and such a test would take what they are told for a fault. So servers wait for PostgreSQL as in their start, and
 * for lists that show what a call did: the test reads them next.
 */
const PATIENCE_MS = 15_000;

Pulse.prototype.awaited = () => undefined;

const { settled } = Settlement.prototype;
Settlement.prototype.settled = function patiently(this: Settlement, models, position, ms = PATIENCE_MS) {
  return settled.call(this, models, position, ms);
};
