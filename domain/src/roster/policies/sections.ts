import type { TournamentRights } from '../../contract/policies.ts';
import { SECTIONS, type Section } from '../../tournaments/index.ts';
import type { Kind } from '../model.ts';

/** Categories whose people take a free spot themselves instead of waiting to be selected. */
export const TRAINER_CATEGORIES: ReadonlySet<string> = new Set(['Athletic Trainer', 'Line Judge']);

/** The sections of officials. Somebody is an official of the tournament in one of them or in both. */
export const OFFICIAL_SECTIONS = ['referee', 'line'] as const satisfies readonly Section[];
export type OfficialSection = (typeof OFFICIAL_SECTIONS)[number];

/** Who looks after a shift. The documents call the athletic trainers' section "line". */
export function sectionOf(shift: { readonly kind: Kind; readonly category: string }): Section {
  if (shift.kind === 'volunteer') return 'volunteer';
  return TRAINER_CATEGORIES.has(shift.category) ? 'line' : 'referee';
}

interface Who {
  readonly platform: boolean;
  readonly rights: TournamentRights;
}

/** Whether somebody's rights reach every section: the masters' and the platform admin's. */
export const runsEverything = ({ platform, rights }: Who): boolean =>
  platform || rights.admin_type === 'master';

/** Whether these rights include the desk of a section; a flag opens its own section and no other. */
export const runsSection = (who: Who, section: Section): boolean =>
  runsEverything(who) || (who.rights.admin_type !== null && who.rights[section]);

/** Sections whose desk somebody runs: of these they read and change rows and people. */
export const sectionsRunBy = (who: Who): readonly Section[] =>
  SECTIONS.filter((section) => runsSection(who, section));

/** Sections whose past somebody reads: those they run, and an auditor all. */
export const sectionsAuditedBy = (who: Who): readonly Section[] =>
  isAuditor(who) ? SECTIONS : sectionsRunBy(who);

export const isAuditor = ({ rights }: Who): boolean => rights.admin_type !== null && rights.auditor;

export const isOfficialSection = (section: Section): section is OfficialSection => section !== 'volunteer';

/**
 * The sections somebody on the staff of officials belongs to. Who was registered without anybody saying as what,
 * and never had a shift, is a referee until a shift says otherwise.
 */
export const officialSectionsOf = (known: readonly OfficialSection[]): readonly OfficialSection[] =>
  known.length > 0 ? known : ['referee'];
