import { accountsSpanish } from './accounts/spanish.ts';
import { auditSpanish } from './audit/spanish.ts';
import { boardSpanish } from './board/spanish.ts';
import { copyingSpanish } from './copying/spanish.ts';
import { filesSpanish } from './files/spanish.ts';
import { kernelSpanish } from './kernel/spanish.ts';
import { messagingSpanish } from './messaging/spanish.ts';
import { payoutsSpanish } from './payouts/spanish.ts';
import { planningSpanish } from './planning/spanish.ts';
import { questionsSpanish } from './questions/spanish.ts';
import { rankingSpanish } from './ranking/spanish.ts';
import { reconciliationSpanish } from './reconciliation/spanish.ts';
import { rosterSpanish } from './roster/spanish.ts';
import { scoringSpanish } from './scoring/spanish.ts';
import { tournamentsSpanish } from './tournaments/spanish.ts';

/** Spanish of everything that the server says, by its key. Loaded by those alone who read Spanish. */
export const spanish = {
  ...accountsSpanish,
  ...auditSpanish,
  ...boardSpanish,
  ...copyingSpanish,
  ...filesSpanish,
  ...kernelSpanish,
  ...messagingSpanish,
  ...payoutsSpanish,
  ...planningSpanish,
  ...questionsSpanish,
  ...rankingSpanish,
  ...reconciliationSpanish,
  ...rosterSpanish,
  ...scoringSpanish,
  ...tournamentsSpanish,
} as const;
