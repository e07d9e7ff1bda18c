import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { streamId } from '@courtcrew/domain/kernel/event.ts';

type Change = (event: RecordedEvent) => string;

const ofThePerson: Change = (event) => streamId(event.stream);
const ofTheNamed: Change = ({ data }) =>
  typeof data === 'object' && data !== null && 'ref_id' in data ? String(data.ref_id) : '';

/** Events that change what somebody may do, and how each names them. */
const CHANGES: Readonly<Record<string, Change>> = {
  PlatformAdminGranted: ofThePerson,
  PlatformAdminRevoked: ofThePerson,
  PersonForgotten: ofThePerson,
  AdminAdded: ofTheNamed,
  AdminAccessChanged: ofTheNamed,
  AdminRemoved: ofTheNamed,
  CaptainAdded: ofTheNamed,
  CaptainRemoved: ofTheNamed,
};

/** The people whose rights these events change. */
export const changedAccess = (events: readonly RecordedEvent[]): ReadonlySet<string> => {
  const refs = new Set<string>();
  for (const event of events) {
    const change = Object.hasOwn(CHANGES, event.type) ? CHANGES[event.type] : undefined;
    const ref = change?.(event);
    if (ref) refs.add(ref);
  }
  return refs;
};
