import { runsSection } from '@courtcrew/domain/roster/index.ts';
import { SECTIONS, type Section } from '@courtcrew/domain/tournaments/index.ts';
import type { Caller } from '../http/route.ts';

/** Sections whose desk the caller runs in the tournament at hand: of these they may read what was done. */
export const sectionsOf = (caller: Caller): readonly Section[] =>
  SECTIONS.filter((section) => runsSection(caller, section));
