import type { Filled } from '@courtcrew/domain/kernel/text.ts';
import { HttpError, type Identifier } from 'react-admin';

export interface Outcome {
  readonly id: Identifier;
  readonly ok: boolean;
  readonly message?: string;
  /** What the message was filled from. */
  readonly template?: Filled;
}

const isOutcome = (value: unknown): value is Outcome =>
  typeof value === 'object' && value !== null && 'id' in value && 'ok' in value;

export const outcomesOf = (body: unknown): readonly Outcome[] =>
  typeof body === 'object' && body !== null && 'outcomes' in body && Array.isArray(body.outcomes)
    ? body.outcomes.filter(isOutcome)
    : [];

/** The rows that a failed bulk call has refused; none where it failed altogether. */
export const refusedIn = (error: unknown): readonly Outcome[] =>
  error instanceof HttpError ? outcomesOf(error.body).filter(({ ok }) => !ok) : [];
