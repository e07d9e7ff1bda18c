import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useInvoiceWords = wordsHook(catalogue, {
  'invoice.checking': { en: 'Checking Authorization', es: 'Comprobando autorización' },
  'invoice.title': { en: 'Invoice {number}', es: 'Factura {number}' },
  'invoice.for': { en: 'For', es: 'Para' },
  'invoice.tournament': { en: 'Tournament', es: 'Torneo' },
  'invoice.date': { en: 'Date and time', es: 'Fecha y hora' },
  'invoice.court': { en: 'Court', es: 'Cancha' },
  'invoice.work': { en: 'Work', es: 'Trabajo' },
  'invoice.amount': { en: 'Amount', es: 'Monto' },
  'invoice.lead': { en: 'Lead referee', es: 'Primer árbitro' },
  'invoice.supporting': { en: 'Supporting referee', es: 'Segundo árbitro' },
  'invoice.bonus': { en: 'Bonus', es: 'Bono' },
  'invoice.total': { en: 'Total', es: 'Total' },
  'invoice.none': { en: 'Nothing has been earned yet', es: 'Aún no se ha ganado nada' },
  'invoice.paid': { en: 'Paid {amount} on {date}', es: 'Pagado {amount} el {date}' },
  'invoice.isPaid': { en: 'Paid', es: 'Pagado' },
  'invoice.due': { en: 'Due', es: 'Por pagar' },
  'invoice.notPaid': { en: 'Not paid yet', es: 'Aún sin pagar' },
  'invoice.notPosted': { en: 'Not posted yet', es: 'Aún sin contabilizar' },
  'invoice.atDesk': { en: 'Paid at the desk, {date}', es: 'Pagado en la mesa, {date}' },
  'invoice.byPayment': { en: 'Paid, {how}', es: 'Pagado, {how}' },
  'invoice.changed': {
    en: '{amount} was paid; changed by {author}, {date}',
    es: 'Se pagaron {amount}; lo cambió {author}, {date}',
  },
  'invoice.system': { en: 'the system', es: 'el sistema' },
  'invoice.pdf': { en: 'Save as PDF', es: 'Guardar como PDF' },
  'invoice.why': { en: 'Why this amount?', es: '¿Por qué este monto?' },
  'how.paypal': { en: 'PayPal', es: 'PayPal' },
  'how.venmo': { en: 'Venmo', es: 'Venmo' },
  'how.zelle': { en: 'Zelle', es: 'Zelle' },
  'how.cash': { en: 'Cash', es: 'Efectivo' },
  'how.check': { en: 'Check', es: 'Cheque' },
});

export type InvoiceSay = ReturnType<typeof useInvoiceWords>;
