import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type {
  getInvoice,
  InvoiceView,
  MatchRow,
  PastAuxRow,
  Totals,
} from '@courtcrew/domain/reconciliation/index.ts';
import type { Seen } from '../../support/browser.ts';
import { fieldOf } from '../../support/seen.ts';
import type { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

/** Pay at a venue, as its desk reads and changes it. */
export class Paying {
  readonly venue: Venue;
  readonly desk: Member;

  constructor(venue: Venue, desk: Member) {
    this.venue = venue;
    this.desk = desk;
  }

  /** A match from its beginning to its end on court 1. Answers its id. */
  async play(lead: string, second: string | null = null, finish: object = {}): Promise<string> {
    const { tid } = this.venue;
    const { browser } = this.desk;
    const begun = await browser.post(`/api/assignCourt/${tid}`, {
      court_num: 1,
      ref_id: lead,
      ...(second && { second_ref_id: second }),
    });
    await browser.put(`/api/finishMatch/${tid}`, { court_num: 1, ...finish });
    return String(fieldOf(begun, 'id'));
  }

  put(call: string, body: object = {}, headers?: Record<string, string>): Promise<Seen> {
    return this.desk.browser.put(`/api/${call}`, body, headers);
  }

  async matches(): Promise<MatchRow[]> {
    return this.#read('getMatchesForReconciliation');
  }
  /** One match by its id; throws where there is none. */
  async match(id: string): Promise<MatchRow> {
    const row = (await this.matches()).find((one) => one.id === id);
    if (!row) throw new Error(`no match ${id}`);
    return row;
  }
  async totals(): Promise<Totals> {
    return this.#read('getTotalForReconciliation');
  }
  async aux(): Promise<PastAuxRow[]> {
    return this.#read('getAuxForReconciliation');
  }
  async invoices(): Promise<InvoiceView[]> {
    return this.#read('getInvoices');
  }
  async invoice(id: string): Promise<AnswerOf<typeof getInvoice>> {
    const { body } = await this.desk.browser.get(`/api/getInvoice/${id}`);
    return body as AnswerOf<typeof getInvoice>;
  }

  async #read<T>(call: string): Promise<T> {
    const { status, body } = await this.desk.browser.get(`/api/${call}/${this.venue.tid}`);
    if (status !== 200) throw new Error(`${call}: ${status}`);
    return body as T;
  }
}
