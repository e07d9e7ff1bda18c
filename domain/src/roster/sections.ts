import type { Section } from '../tournaments/index.ts';
import {
  isOfficialSection,
  type OfficialSection,
  officialSectionsOf,
  sectionOf,
} from './policies/sections.ts';
import { personOf, type RosterState } from './state.ts';

/** What an official works as here: as what they are registered, and what their rows say. */
export function sectionsHeld(state: RosterState, ref_id: string): readonly OfficialSection[] {
  const { sections, rows } = personOf(state, ref_id);
  const worked = rows.flatMap(({ sid }) => {
    const plan = state.shifts.get(sid)?.plan;
    const section = plan && sectionOf(plan);
    return section && isOfficialSection(section) ? [section] : [];
  });
  return [...new Set([...sections, ...worked])];
}

/** The sections whose desks look after somebody; none for who is not registered. */
export function sectionsOfPerson(state: RosterState, ref_id: string): readonly Section[] {
  const { roles } = personOf(state, ref_id);
  const official = roles.includes('official') ? officialSectionsOf(sectionsHeld(state, ref_id)) : [];
  return [...official, ...(roles.includes('volunteer') ? (['volunteer'] as const) : [])];
}
