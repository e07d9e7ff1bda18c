import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';

export type SetupAnswer = AnswerOf<typeof getTournamentAdmin>;

export interface SectionProps {
  readonly row: SetupAnswer;
  readonly generation: number;
}
