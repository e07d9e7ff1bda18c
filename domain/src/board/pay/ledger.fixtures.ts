import type { BoardEvent } from '../events.ts';

/** What one official has for one match, or for one assignment beside a court; cents. */
export interface Entry {
  readonly id: string;
  readonly of: 'lead' | 'second' | 'aux';
  readonly ref_id: string;
  amount: number;
  paid: boolean;
  posted: boolean;
}

/**
 * Everybody's pay as the events tell it, kept as simply as a clerk would: what every sum of the product is held against.
 * It shares no code with what decides, projects or adds up.
 */
export function ledgerOf(events: readonly BoardEvent[]): readonly Entry[] {
  let entries: Entry[] = [];
  const entry = (id: string, of: Entry['of']) => entries.find((one) => one.id === id && one.of === of);
  const mark = (ids: readonly string[], of: Entry['of'], change: Partial<Entry>) => {
    for (const id of ids) Object.assign(entry(id, of) ?? {}, change);
  };
  for (const { type, data } of events) {
    if (type === 'MatchFinished') {
      const { match, pay, second_pay } = data;
      const { amount, paid } = pay;
      entries.push({ id: match.id, of: 'lead', ref_id: match.ref_id, amount, paid, posted: false });
      if (match.second_ref_id !== null && second_pay) {
        const second = { amount: second_pay.amount, paid: second_pay.paid, posted: false };
        entries.push({ id: match.id, of: 'second', ref_id: match.second_ref_id, ...second });
      }
    } else if (type === 'AuxFinished') {
      const { aux, amount, paid } = data;
      entries.push({ id: aux.id, of: 'aux', ref_id: aux.ref_id, amount, paid, posted: false });
    } else if (type === 'AuxDeleted') {
      entries = entries.filter(({ id, of }) => of !== 'aux' || id !== data.id);
    } else if (type === 'ActionUndone') {
      const gone = [...data.matches, ...data.past_aux];
      entries = entries.filter(({ id }) => !gone.includes(id));
    } else if (type === 'PaidMarked') {
      mark(data.lead, 'lead', { paid: data.paid });
      mark(data.second, 'second', { paid: data.paid });
    } else if (type === 'PostedMarked') {
      mark(data.lead, 'lead', { posted: data.posted });
      mark(data.second, 'second', { posted: data.posted });
    } else if (type === 'PayChanged') mark([data.match_id], data.side, { amount: data.amount });
    else if (type === 'PaymentMade' || type === 'PaymentTakenBack') {
      for (const role of ['lead', 'second', 'aux'] as const)
        mark(data[role], role, { paid: type === 'PaymentMade' });
    } else if (type === 'PastAuxCorrected') mark([data.id], 'aux', { amount: data.amount, paid: data.paid });
  }
  return entries;
}

/** The cents of those entries that fit. */
export const centsOf = (entries: readonly Entry[], fits: (entry: Entry) => boolean = () => true): number =>
  entries.filter(fits).reduce((sum, { amount }) => sum + amount, 0);
