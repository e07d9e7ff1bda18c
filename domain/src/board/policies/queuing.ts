import type { Section } from '../../tournaments/index.ts';

/**
 * Whether somebody waits for courts in the on-duty queue. Athletic trainers and line judges work outside that
 * rotation; what the shifts of the day say goes before the profile, since a trainer may be a referee today.
 * `sections` are those of today's shifts.
 */
export function queuesForCourts(official: {
  readonly provider_type: string | null;
  readonly sections: readonly Section[];
}): boolean {
  if (official.sections.length > 0) return official.sections.includes('referee');
  return official.provider_type !== 'Athletic Trainer';
}
