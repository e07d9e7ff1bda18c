import type { finishMatch, getMatchToFinish } from '@courtcrew/domain/board/contract.ts';
import { MATCH_STARTER, MEDALS, type Medal } from '@courtcrew/domain/board/model.ts';
import type { AnswerOf, BodyIn } from '@courtcrew/domain/contract/call.ts';

export type MatchToFinish = AnswerOf<typeof getMatchToFinish>;

export interface FinishValues {
  readonly medal: string;
  /** `yes`, `no`, or nothing as long as it was not asked. */
  readonly tie_breaker: string;
  readonly sysid: string;
  readonly amount: string;
  readonly paid: boolean;
  readonly secondAmount: string;
  readonly secondPaid: boolean;
  /** By index of the assignment: ids are no valid field names. */
  readonly ends: readonly boolean[];
}

const dollars = (amount: number | null): string => (amount === null ? '' : amount.toFixed(2));

export const isGold = (medal: string): boolean => medal === 'Gold';

export const finishDefaults = (match: MatchToFinish, wasTieBreaker: boolean | null): FinishValues => ({
  medal: match.medal,
  tie_breaker: wasTieBreaker === null ? '' : wasTieBreaker ? 'yes' : 'no',
  sysid: match.sysid,
  amount: dollars(match.estimated_amount),
  paid: false,
  secondAmount: dollars(match.estimated_second_amount),
  secondPaid: false,
  // Ends with the match for those who work for it alone; a match starter goes on.
  ends: match.aux_assignments.map(({ type }) => type !== MATCH_STARTER),
});

const medalOf = (value: string): Medal => MEDALS.find((medal) => medal === value) ?? 'none';

/**
 * Body for the match the form was opened for; `named` is the second it shows. A medal not edited here keeps another
 * desk's newer value.
 */
export function finishBody(
  match: MatchToFinish,
  values: FinishValues,
  named: string | null,
): BodyIn<typeof finishMatch> {
  const second_ref_id = match.second_ref_id && (named ?? match.second_ref_id);
  const { secondAmount, secondPaid } = values;
  return {
    id: match.id,
    court_num: match.court_num,
    ...(values.medal === match.medal ? {} : { medal: medalOf(values.medal) }),
    ...(values.sysid === match.sysid ? {} : { sysid: values.sysid }),
    amount: values.amount,
    paid: values.paid,
    aux_assignments: match.aux_assignments.filter((_, index) => values.ends[index]).map(({ id }) => id),
    ...(second_ref_id === null ? {} : { second_ref_id, secondAmount, secondPaid }),
    ...(isGold(values.medal) ? { tie_breaker: values.tie_breaker === 'yes' } : {}),
  };
}
