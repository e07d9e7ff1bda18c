import type { RosterEvent } from '../events.ts';
import { added, hours } from '../roster.fixtures.ts';

/** Words of the volunteers' tests. */

export const category = (vcid: string, more: object = {}): RosterEvent => ({
  type: 'VolunteerCategoryAdded',
  data: { vcid, name: 'Ushers', description: 'Show the way', court_monitor: false, show: true, ...more },
});

export const ushers = { kind: 'volunteer', category: 'ushers', spots: 1, wait_spots: 1 } as const;
export const morning = hours(9, 13, ushers);
export const noon = hours(12, 15, ushers);
export const day = [category('ushers'), added('morning', morning), added('noon', noon)];

export const captain = (ref_id: string): RosterEvent => ({
  type: 'CaptainAdded',
  data: { id: `c-${ref_id}`, vcid: 'ushers', ref_id },
});
export const captainRemoved = (ref_id: string): RosterEvent => ({
  type: 'CaptainRemoved',
  data: { id: `c-${ref_id}`, vcid: 'ushers', ref_id },
});
