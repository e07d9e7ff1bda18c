import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../payment.ts';
import type { InvoiceSay } from '../words.ts';
import { invoicePdf } from './invoicePdf.ts';

const line: Invoice['detail'][number] = {
  id: 'm1',
  of: 'lead',
  type: null,
  court_num: '4',
  start_time: '2026-03-07T15:00:00.000Z',
  end_time: '2026-03-07T15:40:00.000Z',
  amount: 25.5,
  ...{ posted: false, paid: false, paid_at: null, payment: null, waits: false, changed: null },
};

const invoice: Invoice = {
  id: 'i1',
  number: 12,
  tid: 't1',
  ref_id: 'p1',
  first: 'José',
  last: 'Ruk (ref)',
  name: 'Spring Open',
  organization: 'Tennis Assoc.',
  state: 'open',
  count: 1,
  amount: 25.5,
  bonus: 0,
  bonusDesc: null,
  total: 25.5,
  ...{ paid: 0, due: 25.5, payable: 25.5, payments: [] },
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
/** As the fonts write it: characters below 256, each as its byte. */
const encoded = (text: string) =>
  [...text].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** What is written on each page, in the order of the pages. */
async function pdf(change: Partial<Invoice> = {}): Promise<readonly string[]> {
  const file = await PDFDocument.load(await invoicePdf({ ...invoice, ...change }, keys, 'en'));
  return file.getPages().map(({ node }) => {
    const contents = node.Contents();
    return (contents instanceof PDFArray ? contents.asArray() : [contents])
      .map((one) => file.context.lookup(one))
      .filter((stream) => stream instanceof PDFRawStream)
      .map((stream) => new TextDecoder().decode(decodePDFRawStream(stream).decode()).toLowerCase())
      .join('');
  });
}
const shown = (pages: readonly string[], text: string) =>
  pages.join('').split(`<${encoded(text)}>`).length - 1;

describe('an invoice as a PDF', () => {
  it('names who it is for, in the letters its fonts have', async () => {
    expect(shown(await pdf(), 'José Ruk (ref)')).toBe(1);
    // As a Mac types them: the accent is a character of its own.
    expect(shown(await pdf({ first: 'Jose\u0301', last: 'Ca\u0301p' }), 'José Cáp')).toBe(1);
  });

  it('has a line for each work, on as many pages as it takes, and one total', async () => {
    const pages = await pdf({ detail: Array.from({ length: 90 }, () => line), total: 2_295, due: 0 });
    expect(pages).toHaveLength(4);
    expect(shown(pages, '$25.50')).toBe(90);
    expect(shown(pages, '$2,295.00')).toBe(1);
    expect(shown(pages, 'invoice.work')).toBe(3);
    expect(shown(pages, 'invoice.isPaid')).toBe(2);
  });

  it('names the clock of its hours, also where that changes between them', async () => {
    expect(shown(await pdf(), 'invoice.date (EST)')).toBe(1);
    const summer = { ...line, start_time: '2026-03-08T15:00:00.000Z', end_time: '2026-03-08T15:40:00.000Z' };
    expect(shown(await pdf({ detail: [line, summer] }), 'invoice.date (EST / EDT)')).toBe(1);
  });

  it('says what the bonus is for, and how it was paid', async () => {
    const payments = [{ id: 'p1', amount: 35.5, date: '2026-03-09', type: 'check' as const, memo: '1041' }];
    const pages = await pdf({ payments, paid: 35.5, due: 0, bonus: 10, bonusDesc: 'Heat', total: 35.5 });
    expect(shown(pages, 'invoice.bonus: Heat')).toBe(1);
    expect(shown(pages, '$10.00')).toBe(1);
    expect(shown(pages, 'invoice.paid, how.check, 1041')).toBe(1);
    expect(shown(pages, 'invoice.notPaid')).toBe(0);
    expect(shown(await pdf(), 'invoice.notPaid')).toBe(1);
  });

  it('keeps long words on the paper and apart from the amounts', async () => {
    const memo = Array.from({ length: 33 }, (_, index) => `memo${index}`).join(' ');
    const payments = [{ id: 'p1', amount: 35.5, date: '2026-03-09', type: null, memo }];
    const type = 'Assistant to the master of the west gate';
    const pages = await pdf({ payments, bonus: 10, bonusDesc: memo, detail: [{ ...line, of: 'aux', type }] });
    const texts = [...pages.join('').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) =>
      hex.replaceAll(/../g, (byte) => String.fromCharCode(Number.parseInt(byte, 16))),
    );
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(100);
    expect(texts.join(' ').match(/memo32/g)).toHaveLength(2);
    expect(texts).not.toContain(type);
    expect(texts.some((text) => text.startsWith('Assistant to'))).toBe(true);
  });

  it('breaks a word that is longer than the paper is wide', async () => {
    const pages = await pdf({ name: 'W'.repeat(250), organization: `Club ${'m'.repeat(90)}` });
    const texts = [...pages.join('').matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex.length / 2);
    expect(Math.max(...texts)).toBeLessThan(70);
    expect(shown(pages, 'W'.repeat(250))).toBe(0);
    expect(pages.join('').match(/57/g)?.length).toBeGreaterThanOrEqual(250);
  });
});
