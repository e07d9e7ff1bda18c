import type { BoardEvent, PaidLines, Side } from '../../board/index.ts';
import type { Actor, RecordedEvent } from '../../kernel/event.ts';
import { dollars } from '../../kernel/money.ts';
import type { PayTurn } from '../contract/reads.ts';

/** A turn before anybody has put a name to its author. */
export type Turn = Omit<PayTurn, 'author'> & { readonly actor: Actor };
type Told = Pick<Turn, 'what'> & Partial<Turn>;

const SIDES: Readonly<Record<Side, 'lead' | 'supporting'>> = { lead: 'lead', second: 'supporting' };

const UNSAID = { side: null, amount: null, paid_amount: null, note: null, medal: null, sysid: null };

/** What the board's events did, one after another, to the pay for one match or one assignment beside a court. */
export function turnsOf(events: readonly RecordedEvent[], id: string): readonly Turn[] {
  const turns: Turn[] = [];
  /** As the assignment was before: its events tell amount and mark together. */
  let aux: AuxPay = { amount: 0, paid: false };
  for (const { type, data, meta, revision } of events) {
    const event = { type, data } as BoardEvent;
    const { told, aux: next } = tell(event, id, aux);
    aux = next ?? aux;
    turns.push(...told.map((turn) => ({ ...UNSAID, ...turn, time: meta.at, actor: meta.actor, revision })));
  }
  return turns;
}

interface AuxPay {
  readonly amount: number;
  readonly paid: boolean;
}
interface Telling {
  readonly told: readonly Told[];
  readonly aux?: AuxPay;
}

function tell(event: BoardEvent, id: string, aux: AuxPay): Telling {
  switch (event.type) {
    case 'MatchFinished': {
      const { pay, second_pay } = event.data;
      return { told: [...begun('lead', pay), ...(second_pay ? begun('supporting', second_pay) : [])] };
    }
    case 'PaidMarked':
      return { told: marked(event.data, id, event.data.paid ? 'paid' : 'unpaid') };
    case 'PostedMarked':
      return { told: marked(event.data, id, event.data.posted ? 'posted' : 'unposted') };
    case 'PayChanged': {
      const { side, amount, paid_amount, note } = event.data;
      const set = { what: 'amount' as const, side: SIDES[side], amount: dollars(amount), note };
      return { told: [{ ...set, ...afterPayment(paid_amount) }] };
    }
    case 'PastMatchCorrected': {
      const { medal, sysid } = event.data;
      return { told: [{ what: 'corrected', medal, sysid }] };
    }
    case 'AuxFinished': {
      const { amount, paid } = event.data;
      return { told: begun(null, { amount, paid }), aux: { amount, paid } };
    }
    case 'PastAuxCorrected': {
      const { amount, paid, paid_amount } = event.data;
      return { told: auxChanged(aux, { amount, paid }, paid_amount), aux: { amount, paid } };
    }
    case 'PaymentMade':
      return settled(event.data, id, true, aux);
    case 'PaymentTakenBack':
      return settled(event.data, id, false, aux);
    case 'ActionUndone':
      return { told: [{ what: 'undone' }] };
    default:
      return { told: [] };
  }
}

const begun = (side: Turn['side'], { amount, paid }: AuxPay): readonly Told[] => [
  { what: 'finished', side, amount: dollars(amount) },
  ...(paid ? [{ what: 'paid' as const, side }] : []),
];

const marked = (
  sides: { readonly lead: readonly string[]; readonly second: readonly string[] },
  id: string,
  what: Turn['what'],
): readonly Told[] =>
  (['lead', 'second'] as const).flatMap((side) =>
    sides[side].includes(id) ? [{ what, side: SIDES[side] }] : [],
  );

/** Paid with an invoice, or not any more. */
const settled = ({ aux: beside, ...sides }: PaidLines, id: string, paid: boolean, aux: AuxPay): Telling => {
  const what = paid ? 'paid' : 'unpaid';
  return beside.includes(id)
    ? { told: [{ what }], aux: { ...aux, paid } }
    : { told: marked(sides, id, what) };
};

/** What had been paid, where an amount is changed after that. */
const afterPayment = (paid_amount: number | undefined) =>
  paid_amount === undefined ? {} : { paid_amount: dollars(paid_amount) };

const auxChanged = (was: AuxPay, is: AuxPay, paid_amount: number | undefined): readonly Told[] => [
  ...(was.amount === is.amount
    ? []
    : [{ what: 'amount' as const, amount: dollars(is.amount), ...afterPayment(paid_amount) }]),
  ...(was.paid === is.paid ? [] : [{ what: is.paid ? ('paid' as const) : ('unpaid' as const) }]),
];
