import { resources as accounts } from './accounts/resources.tsx';
import { resources as audit } from './audit/resources.tsx';
import { resources as board } from './board/resources.tsx';
import type { StaffResource } from './kit/rest/resources.ts';
import { resources as messaging } from './messaging/resources.tsx';
import { resources as payouts } from './payouts/resources.tsx';
import { resources as planning } from './planning/resources.tsx';
import { resources as questions } from './questions/resources.tsx';
import { resources as ranking } from './ranking/resources.tsx';
import { resources as reconciliation } from './reconciliation/resources.tsx';
import { resources as roster } from './roster/resources.tsx';
import { resources as scoring } from './scoring/resources.tsx';
import { resources as tournaments } from './tournaments/resources.tsx';

/** Every kind of thing that react-admin lists and edits. */
export const resources: readonly StaffResource[] = [
  ...tournaments,
  ...roster,
  ...board,
  ...scoring,
  ...reconciliation,
  ...payouts,
  ...messaging,
  ...audit,
  ...accounts,
  ...planning,
  ...ranking,
  ...questions,
];
