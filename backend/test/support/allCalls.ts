import * as accounts from '@courtcrew/domain/accounts/contract.ts';
import { peopleRest } from '@courtcrew/domain/accounts/rest.ts';
import * as audit from '@courtcrew/domain/audit/contract.ts';
import { logRest } from '@courtcrew/domain/audit/rawLog.ts';
import { notesResource, schedulingLogResource } from '@courtcrew/domain/audit/rest.ts';
import { securityLogRest } from '@courtcrew/domain/audit/security.ts';
import * as board from '@courtcrew/domain/board/contract.ts';
import { callsResource, contactsResource } from '@courtcrew/domain/board/rest.ts';
import type { Call } from '@courtcrew/domain/contract/call.ts';
import * as copying from '@courtcrew/domain/copying/contract.ts';
import * as files from '@courtcrew/domain/files/contract.ts';
import * as filesOut from '@courtcrew/domain/files/exports.ts';
import * as moneyOut from '@courtcrew/domain/files/money/contract.ts';
import * as messaging from '@courtcrew/domain/messaging/contract.ts';
import { emailLogResource, textLogResource } from '@courtcrew/domain/messaging/letters/rest.ts';
import { outboxResource } from '@courtcrew/domain/messaging/rest.ts';
import { templatesResource } from '@courtcrew/domain/messaging/templates/rest.ts';
import * as payouts from '@courtcrew/domain/payouts/contract.ts';
import { itemsResource, payeesResource } from '@courtcrew/domain/payouts/rest.ts';
import * as planning from '@courtcrew/domain/planning/contract.ts';
import { budgetResource, todoCategoriesResource, todosResource } from '@courtcrew/domain/planning/rest.ts';
import * as questions from '@courtcrew/domain/questions/contract.ts';
import { questionsResource } from '@courtcrew/domain/questions/rest.ts';
import * as ranking from '@courtcrew/domain/ranking/contract.ts';
import {
  rankingEventsResource,
  rankingPairsResource,
  rankingPlayersResource,
  rankingTournamentsResource,
} from '@courtcrew/domain/ranking/rest.ts';
import * as reconciliation from '@courtcrew/domain/reconciliation/contract.ts';
import {
  invoicesResource,
  pastAuxResource,
  pastMatchesResource,
} from '@courtcrew/domain/reconciliation/rest.ts';
import * as roster from '@courtcrew/domain/roster/contract.ts';
import { approvalsResource, shiftsResource, signupsResource } from '@courtcrew/domain/roster/rest.ts';
import {
  categoriesResource,
  groupsResource,
  volunteersResource,
} from '@courtcrew/domain/roster/volunteers/rest.ts';
import * as scoring from '@courtcrew/domain/scoring/contract.ts';
import { matchesResource, playersResource, scoresResource } from '@courtcrew/domain/scoring/rest.ts';
import * as tournaments from '@courtcrew/domain/tournaments/contract.ts';
import { courtsResource, tournamentsRest } from '@courtcrew/domain/tournaments/rest.ts';
import { restCalls } from '../../src/kernel/http/rest/calls.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'isCall' in value && value.isCall === true;

/** What a call is about where its scope does not say so: a REST resource decides by its filter or its row. */
export interface Declared {
  readonly call: Call;
  /** The kind of row in the path of a REST call. */
  readonly restKind?: string;
  /** Its rows' ids name their tournament. */
  readonly inTournament?: boolean;
  readonly rest?: 'list' | 'one' | 'create' | 'update' | 'remove' | 'bulk';
}

const documented: readonly Declared[] = [
  accounts,
  audit,
  board,
  copying,
  files,
  filesOut,
  moneyOut,
  messaging,
  payouts,
  planning,
  ranking,
  reconciliation,
  questions,
  roster,
  scoring,
  tournaments,
]
  .flatMap((area) => Object.values<unknown>(area).filter(isCall))
  .map((call) => ({ call }));

const resources = [
  peopleRest,
  notesResource,
  shiftsResource,
  signupsResource,
  tournamentsRest,
  logRest,
  securityLogRest,
  outboxResource,
  templatesResource,
  rankingPlayersResource,
  rankingTournamentsResource,
  rankingEventsResource,
  rankingPairsResource,
  emailLogResource,
  textLogResource,
  questionsResource,
] as const;

const tables = [
  pastMatchesResource,
  pastAuxResource,
  invoicesResource,
  schedulingLogResource,
  callsResource,
  contactsResource,
  approvalsResource,
  categoriesResource,
  groupsResource,
  volunteersResource,
  courtsResource,
  itemsResource,
  payeesResource,
  budgetResource,
  todosResource,
  todoCategoriesResource,
  playersResource,
  matchesResource,
  scoresResource,
] as const;

const declared = (spec: Parameters<typeof restCalls>[0], inTournament: boolean): readonly Declared[] =>
  Object.entries(restCalls(spec)).flatMap(([rest, call]) =>
    call ? [{ call, rest: rest as NonNullable<Declared['rest']>, restKind: spec.kind, inTournament }] : [],
  );

const ofResources: readonly Declared[] = [
  ...resources.flatMap((spec) => declared(spec as Parameters<typeof restCalls>[0], false)),
  ...tables.flatMap((spec) => declared(spec as Parameters<typeof restCalls>[0], true)),
];

/** Every call the product declares. */
export const ALL_CALLS: readonly Declared[] = [...documented, ...ofResources];

export const isRead = ({ call }: Declared): boolean => call.method === 'GET';

/** Reads before writes: none of them meets what a call of the same test has changed. */
export const READS_FIRST = ALL_CALLS.toSorted((one, other) => Number(isRead(other)) - Number(isRead(one)));

export const nameOf = ({ call }: Declared): string => `${call.method} ${call.path}`;
