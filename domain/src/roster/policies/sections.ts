import type { TournamentRights } from '../../contract/policies.ts';
import type { Section } from '../../tournaments/index.ts';
import type { Kind } from '../model.ts';

/** Categories whose people take a free spot themselves instead of waiting to be selected. */
const TRAINER_CATEGORIES: ReadonlySet<string> = new Set(['Athletic Trainer', 'Line Judge']);

/** Who looks after a shift. The documents call the athletic trainers' section "line". */
export function sectionOf(shift: { readonly kind: Kind; readonly category: string }): Section {
  if (shift.kind === 'volunteer') return 'volunteer';
  return TRAINER_CATEGORIES.has(shift.category) ? 'line' : 'referee';
}

/** Whether these rights include the desk of a section. The referee desk sets up every official category. */
export function runsSection(
  who: { readonly platform: boolean; readonly rights: TournamentRights },
  section: Section,
): boolean {
  const { rights } = who;
  if (who.platform || rights.admin_type === 'master') return true;
  if (rights.admin_type === null) return false;
  return section === 'line' ? rights.line || rights.referee : rights[section];
}
