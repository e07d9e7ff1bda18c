import { screens as accounts } from './accounts/screens.ts';
import { screens as audit } from './audit/screens.ts';
import { screens as board } from './board/screens.ts';
import { screens as copying } from './copying/screens.ts';
import { screens as files } from './files/screens.ts';
import { screens as home } from './home/screens.ts';
import { screens as records } from './kit/rest/screens.ts';
import { screens as messaging } from './messaging/screens.ts';
import { screens as payouts } from './payouts/screens.ts';
import { screens as planning } from './planning/screens.ts';
import { screens as platform } from './platform/screens.ts';
import { screens as ranking } from './ranking/screens.ts';
import { screens as reconciliation } from './reconciliation/screens.ts';
import { screens as roster } from './roster/screens.ts';
import { screens as volunteers } from './roster/volunteers/screens.ts';
import { screens as scoring } from './scoring/screens.ts';
import type { Screen } from './shell/screen.ts';
import { screens as tournaments } from './tournaments/screens.ts';

/** Every staff screen, at the documents' paths. */
export const screens: readonly Screen[] = [
  ...home,
  ...tournaments,
  ...roster,
  ...volunteers,
  ...board,
  ...scoring,
  ...payouts,
  ...reconciliation,
  ...messaging,
  ...planning,
  ...copying,
  ...files,
  ...platform,
  ...ranking,
  ...audit,
  ...accounts,
  ...records,
];
