import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { Section } from '@courtcrew/domain/tournaments/choices.ts';
import type { getTournamentAdmin } from '@courtcrew/domain/tournaments/contract.ts';
import type { ComponentType } from 'react';
import type { SetupKey } from '../words.ts';

export interface SectionProps {
  readonly row: SetupAnswer;
  readonly generation: number;
}

export interface SetupSection {
  readonly id: string;
  readonly title: SetupKey;
  readonly Content: ComponentType<SectionProps>;
  /** Who may change it: a master, a section's staff, or the staff of any section; facts are for all who may not. */
  readonly for: 'master' | 'others' | 'staff' | Section;
}
export type SetupAnswer = AnswerOf<typeof getTournamentAdmin>;
