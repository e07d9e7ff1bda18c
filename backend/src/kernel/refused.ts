import { NOT_AUTHORIZED } from '@courtcrew/domain/contract/policies.ts';
import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import { type Refusal, refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import type { Done, Outcome } from './runtime/aggregate.ts';

/** A refusal on its way to the HTTP edge, where its code becomes a status. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(english(refusal.text));
    this.refusal = refusal;
  }
}

/** Of who may not do this, in the words that say no more. */
export const forbidden = (): Refused => new Refused(refuse('forbidden', NOT_AUTHORIZED));

/** The outcome of a command that this call answers with a 4xx when it is refused. */
export function done<Event extends DomainEvent, State>(outcome: Outcome<Event, State>): Done<Event, State> {
  if (outcome.refused) throw new Refused(outcome);
  return outcome;
}

type Named = Readonly<Record<string, unknown>>;

/** What an edit answers; a refusal names its fields as the call's body does. */
export async function inBodyNames<Answer>(
  names: Readonly<Record<string, string>>,
  edit: Promise<Answer>,
): Promise<Answer> {
  const renamed = <Fields extends Named>(fields: Fields | undefined): Fields =>
    Object.fromEntries(
      Object.entries(fields ?? {}).map(([name, value]) => [names[name] ?? name, value]),
    ) as Fields;
  return edit.catch((error: unknown) => {
    if (!(error instanceof Refused) || !error.refusal.fields) throw error;
    const { fields, details } = error.refusal;
    const now = details?.now && { now: renamed(details.now as typeof details) };
    throw new Refused({ ...error.refusal, fields: renamed(fields), details: { ...details, ...now } });
  });
}
