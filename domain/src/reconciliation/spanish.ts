/** What the server says of pay and invoices, in Spanish. */
export const reconciliationSpanish = {
  'must be paid or posted': 'debe ser paid o posted',
  'This invoice is paid already: take that back first':
    'Esta factura ya está pagada: quita primero esa marca',
  'This invoice was paid anew meanwhile: look at it again':
    'Esta factura se pagó de nuevo mientras tanto: revísala otra vez',
  'Nothing is due on this invoice': 'No hay nada por pagar en esta factura',
  'What is due on this invoice is not posted yet: post it first':
    'Lo que está por pagar en esta factura aún no está contabilizado: contabilízalo primero',
  'This was paid with an invoice: take that payment back first':
    'Esto se pagó con una factura: retira primero ese pago',
  'This invoice adds up to something else by now: look at it again':
    'Esta factura suma ahora otra cantidad: revísala de nuevo',
  InvoiceMade: 'Factura hecha',
  BonusSet: 'Bono definido',
  InvoicePaid: 'Factura pagada',
  InvoicePaymentTakenBack: 'Pago de una factura retirado',
  InvoiceWordsErased: 'Datos personales borrados',
} as const;
