import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Language } from '@courtcrew/domain/kernel/language.ts';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { hours, moment } from '@courtcrew/ui-kit/time/format.ts';
import {
  bonusText,
  changeText,
  datesText,
  type Invoice,
  lineState,
  paymentTexts,
  stateText,
  workText,
} from '../payment.ts';
import type { InvoiceSay } from '../words.ts';
import { LINE, MARGIN, Paper, RIGHT } from './paper.ts';

/** Left edges of the columns; amounts end at the right margin. */
const COLUMNS = { date: MARGIN, hours: 170, court: 300, work: 380, amount: 490 } as const;
const GAP = 6;
const LABELS = 74;
const NOTE_LINE = 11;
const NOTE = { size: 8 } as const;
const HEAD = { bold: true, size: 9 } as const;

export async function invoicePdf(invoice: Invoice, w: InvoiceSay, language: Language): Promise<Uint8Array> {
  const { number, organization, first, last, name, start, end_date: end } = invoice;
  const title = w('invoice.title', { number });
  const paper = await Paper.begin(title, title + JSON.stringify(invoice));
  paper.text(MARGIN, title, { size: 20, bold: true });
  paper.down(LINE);
  if (organization) paper.words(MARGIN, organization, RIGHT);
  paper.down(LINE);
  for (const [label, value] of [
    [w('invoice.for'), fullName({ first, last })],
    [w('invoice.tournament'), `${name} ${dayRange(start, end, language)}`],
  ] as const) {
    paper.down(LINE);
    paper.text(MARGIN, label);
    paper.words(MARGIN + LABELS, value, RIGHT, { bold: true });
  }
  paper.down(2 * LINE);
  if (invoice.detail.length === 0) paper.text(MARGIN, w('invoice.none'));
  else lines(paper, invoice, w, language);
  sums(paper, invoice, w);
  paper.down(2 * LINE);
  paper.text(MARGIN, stateText(invoice, w), { bold: true });
  for (const text of paymentTexts(invoice, w, language)) {
    paper.down(LINE);
    paper.words(MARGIN, text, RIGHT);
  }
  return paper.file();
}

function headings(paper: Paper, dates: string, w: InvoiceSay): void {
  paper.text(COLUMNS.date, dates, HEAD);
  paper.text(COLUMNS.court, w('invoice.court'), HEAD);
  paper.text(COLUMNS.work, w('invoice.work'), HEAD);
  paper.rule();
}

function lines(paper: Paper, invoice: Invoice, w: InvoiceSay, language: Language): void {
  const { detail, time_zone: zone } = invoice;
  const dates = datesText(invoice, w, language);
  headings(paper, dates, w);
  for (const line of detail) {
    if (paper.down(LINE)) {
      headings(paper, dates, w);
      paper.down(LINE);
    }
    paper.text(COLUMNS.date, moment(line.start_time, zone, language));
    paper.text(COLUMNS.hours, hours(line.start_time, line.end_time, zone, language));
    paper.fit(COLUMNS.court, line.court_num ?? '', COLUMNS.work - GAP);
    paper.fit(COLUMNS.work, workText(line, w), COLUMNS.amount - GAP);
    paper.amount(dollarText(line.amount));
    const told = [lineState(invoice, line, w, language), changeText(line, invoice, w, language)];
    paper.down(NOTE_LINE);
    paper.words(COLUMNS.date, told.filter(Boolean).join('; '), COLUMNS.amount - GAP, NOTE);
  }
  paper.rule();
}

function sums(paper: Paper, invoice: Invoice, w: InvoiceSay): void {
  const bonus = bonusText(invoice, w);
  paper.down(LINE + 4);
  if (bonus !== null) {
    paper.words(MARGIN, bonus, COLUMNS.amount - GAP);
    paper.amount(dollarText(invoice.bonus));
    paper.down(LINE);
  }
  paper.text(MARGIN, w('invoice.total'), { bold: true });
  paper.amount(dollarText(invoice.total), { bold: true });
  paper.down(LINE);
  paper.text(MARGIN, w('invoice.isPaid'));
  paper.amount(dollarText(invoice.paid));
  paper.down(LINE);
  paper.text(MARGIN, w('invoice.due'), { bold: true });
  paper.amount(dollarText(invoice.due), { bold: true });
}
