import { describe, expect, it } from 'vitest';
import type { Invoice } from '../payment.ts';
import type { InvoiceSay } from '../words.ts';
import { pdfText } from './encoding.ts';
import { invoicePdf } from './invoicePdf.ts';

const line: Invoice['detail'][number] = {
  id: 'm1',
  of: 'lead',
  type: null,
  court_num: '4',
  start_time: '2026-03-07T15:00:00.000Z',
  end_time: '2026-03-07T15:40:00.000Z',
  amount: 25.5,
};

const invoice: Invoice = {
  id: 'i1',
  number: 12,
  tid: 't1',
  ref_id: 'p1',
  first: 'José',
  last: 'Łuk (ref)',
  name: 'Spring Open',
  organization: 'Tennis Assoc.',
  state: 'open',
  count: 1,
  amount: 25.5,
  bonus: 0,
  bonusDesc: null,
  total: 25.5,
  paid_amount: null,
  payment_date: null,
  payment_type: null,
  payment_memo: null,
  made_at: '2026-03-08T10:00:00.000Z',
  time_zone: 'US/Eastern',
  start: '2026-03-06',
  end_date: '2026-03-08',
  detail: [line],
};

/** Words are their keys: what is tested is what stands where. */
const keys = ((key: string) => key) as InvoiceSay;
/** Characters below 256, each as its byte. */
const bytesOf = (text: string) =>
  `<${[...text].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('')}>`;
const pdf = (change: Partial<Invoice> = {}) => invoicePdf({ ...invoice, ...change }, keys, 'en');
const pagesOf = (file: string) => file.split('/Type /Page /Parent').length - 1;
const shown = (file: string, text: string) => file.split(pdfText(text)).length - 1;

describe('an invoice as a PDF', () => {
  it('has every object where its table says', () => {
    const file = pdf();
    const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(table)).toMatch(/^xref\n/);
    const places = [...file.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place));
    expect(places.length).toBeGreaterThan(6);
    for (const [index, place] of places.entries())
      expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    for (const [, length, content] of file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g))
      expect(content).toHaveLength(Number(length));
  });

  it('names who it is for, in the letters its fonts have', () => {
    expect(pdfText('José Łuk (ref)')).toBe(bytesOf('José Luk (ref)'));
    expect(pdfText('9:00\u202fPM €')).toBe(bytesOf('9:00 PM \x80'));
    expect(shown(pdf(), 'José Łuk (ref)')).toBe(1);
  });

  it('has a line for each work, on as many pages as it takes, and one total', () => {
    const file = pdf({ detail: Array.from({ length: 90 }, () => line), total: 2_295 });
    expect(pagesOf(file)).toBe(3);
    expect(shown(file, '$25.50')).toBe(90);
    expect(shown(file, '$2,295.00')).toBe(1);
    expect(shown(file, 'invoice.work')).toBe(3);
  });

  it('says what the bonus is for, and how it was paid', () => {
    const paid = { paid_amount: 35.5, payment_date: '2026-03-09', payment_memo: '1041' };
    const file = pdf({ ...paid, payment_type: 'check', bonus: 10, bonusDesc: 'Heat', total: 35.5 });
    expect(shown(file, 'invoice.bonus: Heat')).toBe(1);
    expect(shown(file, '$10.00')).toBe(1);
    expect(shown(file, 'invoice.paid, how.check, 1041')).toBe(1);
    expect(shown(pdf(), 'invoice.notPaid')).toBe(1);
  });
});
