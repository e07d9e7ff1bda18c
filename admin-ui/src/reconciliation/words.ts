import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

/** What the screens of the reconciliation say. */
const reconciliationWords = {
  'pay.lead': { en: 'Lead', es: 'Primer árbitro' },
  'pay.supporting': { en: 'Supporting', es: 'Segundo árbitro' },
  'pay.both': { en: 'Both', es: 'Ambos' },
  'pay.amount': { en: 'Amount', es: 'Monto' },
  'pay.estimate': { en: 'Estimate', es: 'Estimado' },
  'pay.est': { en: 'est. {amount}', es: 'est. {amount}' },
  'pay.paid': { en: 'Paid', es: 'Pagado' },
  'pay.posted': { en: 'Posted', es: 'Contabilizado' },
  'pay.notPaid': { en: 'Not paid', es: 'Sin pagar' },
  'pay.notPosted': { en: 'Not posted', es: 'Sin contabilizar' },
  'pay.why': { en: 'Why this amount?', es: '¿Por qué este monto?' },
  'pay.to': { en: 'Pay by {handles}', es: 'Pagar por {handles}' },
  'pay.note': { en: 'Payment note', es: 'Nota de pago' },
  'pay.noteHint': {
    en: 'Why it differs; the official reads it',
    es: 'Por qué es distinto; el árbitro la lee',
  },
  'pay.notSaved': { en: 'Not saved: {why}', es: 'No se guardó: {why}' },

  'match.played': { en: 'Played', es: 'Jugado' },
  'match.court': { en: 'Court', es: 'Cancha' },
  'match.sysid': { en: 'Match ID', es: 'ID del partido' },
  'match.medal': { en: 'Medal', es: 'Medalla' },
  'match.none': { en: 'No match has been finished yet', es: 'Aún no terminó ningún partido' },
  'match.noneText': {
    en: 'Matches come here from the board as soon as they are finished.',
    es: 'Los partidos llegan aquí desde el tablero en cuanto terminan.',
  },
  'match.noMatch': { en: 'No match fits these filters', es: 'Ningún partido coincide con los filtros' },
  'match.count': { en: '{shown} of {count} matches', es: '{shown} de {count} partidos' },
  'match.line': { en: 'Court {court}, {lead}', es: 'Cancha {court}, {lead}' },
  'match.act': { en: '{what}, {side}: {name}', es: '{what}, {side}: {name}' },
  'match.edit': { en: 'Correct this match', es: 'Corregir este partido' },

  'filter.person': { en: 'Person', es: 'Persona' },
  'filter.allPeople': { en: 'Everybody', es: 'Todos' },
  'filter.allCourts': { en: 'All courts', es: 'Todas las canchas' },
  'filter.all': { en: 'All', es: 'Todos' },
  'filter.yes': { en: 'Yes', es: 'Sí' },
  'filter.no': { en: 'No, or in part', es: 'No, o en parte' },
  'filter.difference': { en: 'Difference', es: 'Diferencia' },
  'filter.differs': { en: 'Other than estimated', es: 'Distinto del estimado' },
  'filter.same': { en: 'As estimated', es: 'Como lo estimado' },
  'filter.anyMedal': { en: 'Any', es: 'Cualquiera' },
  'filter.noMedal': { en: 'None', es: 'Ninguna' },

  'total.total': { en: 'Total', es: 'Total' },
  'total.lead': { en: 'Lead', es: 'Primer árbitro' },
  'total.supporting': { en: 'Supporting', es: 'Segundo árbitro' },
  'total.aux': { en: 'Aux', es: 'Auxiliares' },
  'total.posted': { en: 'Posted', es: 'Contabilizado' },
  'total.leadDue': { en: 'Lead due', es: 'Por pagar, primer árbitro' },
  'total.auxDue': { en: 'Aux due', es: 'Por pagar, auxiliares' },
  'total.supportingDue': { en: 'Supporting due', es: 'Por pagar, 2.º árbitro' },
  'total.ofAll': { en: 'All matches and aux work', es: 'Todos los partidos y tareas auxiliares' },
  'total.ofShown': { en: 'Matches shown', es: 'Partidos mostrados' },

  'filter.alone': {
    en: 'Sums below and buttons are about {name} alone',
    es: 'Las sumas de abajo y los botones son solo de {name}',
  },

  'mark.selected': { en: 'Matches selected: {count}', es: 'Partidos seleccionados: {count}' },
  'mark.all': { en: 'Select all shown', es: 'Seleccionar todos los mostrados' },
  'mark.none': { en: 'Clear selection', es: 'Quitar la selección' },
  'mark.sides': { en: 'Whose pay', es: 'De quién' },
  'mark.changed': { en: '{count} changed', es: '{count} cambiados' },
  'mark.nothing': { en: 'Nothing to change', es: 'Nada que cambiar' },

  'auto.title': { en: 'Auto post', es: 'Contabilizar automáticamente' },
  'auto.posts': {
    en: '{count} will be posted: paid, and just as estimated',
    es: 'Se contabilizarán {count}: pagados y tal como se estimó',
  },
  'auto.sum': { en: 'That is {amount}.', es: 'Son {amount}.' },
  'auto.rest': { en: 'The others stay as they are:', es: 'Los demás quedan como están:' },
  'auto.unpaid': { en: '{count} are not marked as paid', es: '{count} no están marcados como pagados' },
  'auto.differs': {
    en: '{count} are paid something else than estimated',
    es: '{count} tienen un monto distinto del estimado',
  },
  'auto.posted': { en: '{count} are posted already', es: '{count} ya están contabilizados' },
  'auto.act': { en: 'Post {count}', es: 'Contabilizar {count}' },
  'auto.done': { en: '{count} posted', es: '{count} contabilizados' },
  'auto.look': { en: 'Look at them', es: 'Verlos' },

  'help.title': { en: 'How this works', es: 'Cómo funciona' },
  'help.estimate': {
    en: 'The estimate is what the tournament paid for this credential when the match was finished. Rates you change later do not touch it.',
    es: 'El estimado es lo que el torneo pagaba por ese nivel cuando terminó el partido. Las tarifas que cambies después no lo modifican.',
  },
  'help.amount': {
    en: 'The amount is what the official gets. It can differ; say why in the note.',
    es: 'El monto es lo que recibe el árbitro. Puede ser distinto; explica por qué en la nota.',
  },
  'help.paid': {
    en: 'Paid says that the official has the money. Posted says that it stands in the books. The invoice lists both, and what is neither.',
    es: 'Pagado indica que el árbitro ya tiene el dinero. Contabilizado indica que figura en los libros. La factura incluye ambos, y lo que no es ninguno.',
  },
  'help.posted': {
    en: 'What is posted keeps its amount, medal and match ID until posting is taken back. A match with any mark is not undone.',
    es: 'Lo contabilizado conserva su monto, medalla e ID hasta que se retire la marca. Un partido con alguna marca no se deshace.',
  },
  'help.auto': {
    en: 'Auto post posts everybody who is paid just as estimated, and shows you first.',
    es: 'Contabilizar automáticamente incluye a quienes se pagó tal como se estimó, y antes te lo muestra.',
  },

  'invoice.number': { en: 'No.', es: 'N.º' },
  'invoice.person': { en: 'Official', es: 'Oficial' },
  'invoice.state': { en: 'State', es: 'Estado' },
  'invoice.empty': { en: 'Nothing earned', es: 'Nada ganado' },
  'invoice.open': { en: 'To pay', es: 'Por pagar' },
  'invoice.waits': { en: 'Not posted yet', es: 'Aún sin contabilizar' },
  'invoice.paid': { en: 'Paid', es: 'Pagado' },
  'invoice.changed': { en: 'Changed since paid', es: 'Cambió desde el pago' },
  'invoice.count': { en: 'Lines', es: 'Renglones' },
  'invoice.earned': { en: 'Earned', es: 'Ganado' },
  'invoice.due': { en: 'Due', es: 'Por pagar' },
  'invoice.bonus': { en: 'Bonus', es: 'Bono' },
  'invoice.bonusDesc': { en: 'What it is for', es: 'Por qué' },
  'invoice.total': { en: 'Total', es: 'Total' },
  'invoice.payment': { en: 'Payment', es: 'Pago' },
  'invoice.date': { en: 'Paid on', es: 'Pagada el' },
  'invoice.type': { en: 'How', es: 'Cómo' },
  'invoice.memo': { en: 'Memo', es: 'Nota' },
  'invoice.pay': { en: 'Pay invoice', es: 'Pagar la factura' },
  'invoice.payNow': { en: 'Pay {amount}', es: 'Pagar {amount}' },
  'invoice.done': { en: 'Invoice paid', es: 'Factura pagada' },
  'invoice.paySelected': { en: 'Pay selected', es: 'Pagar seleccionadas' },
  'invoice.payMany': { en: 'Invoices to pay: {count}', es: 'Facturas por pagar: {count}' },
  'invoice.leftOut': {
    en: 'Selected with nothing to pay, left out: {count}',
    es: 'Seleccionadas sin nada por pagar, se omiten: {count}',
  },
  'invoice.waitsText': {
    en: '{amount} more is due and not posted yet.',
    es: 'Otros {amount} están por pagar y aún sin contabilizar.',
  },
  'invoice.paidMany': { en: 'Invoices paid: {count}, {amount}.', es: 'Facturas pagadas: {count}, {amount}.' },
  'invoice.refusedMany': {
    en: 'Changed meanwhile and not paid: {count}; they stay selected.',
    es: 'Cambiaron mientras tanto y no se pagaron: {count}; siguen seleccionadas.',
  },
  'invoice.takenBack': { en: 'Payments taken back', es: 'Pagos retirados' },
  'invoice.takeBack': { en: 'Take the payment back', es: 'Retirar el pago' },
  'invoice.takeBackText': {
    en: 'What the last payment to {name} paid is due again. The log keeps that it was paid.',
    es: 'Lo que pagó el último pago a {name} vuelve a quedar por pagar. El historial conserva que estuvo pagado.',
  },
  'invoice.print': { en: 'Open the invoice', es: 'Abrir la factura' },
  'invoice.none': { en: 'No invoices yet', es: 'Aún no hay facturas' },
  'invoice.noneText': {
    en: 'An invoice is made out to everybody with the first match or aux work that earns something.',
    es: 'Se emite una factura a cada persona con el primer partido o tarea auxiliar que se le paga.',
  },
  'how.paypal': { en: 'PayPal', es: 'PayPal' },
  'how.venmo': { en: 'Venmo', es: 'Venmo' },
  'how.zelle': { en: 'Zelle', es: 'Zelle' },
  'how.cash': { en: 'Cash', es: 'Efectivo' },
  'how.check': { en: 'Check', es: 'Cheque' },
  'how.none': { en: 'Not said', es: 'Sin indicar' },
  'help.invoice': {
    en: 'An invoice lists everything somebody earned, posted or not, and the bonus. Due is what is not marked as paid; paying the invoice marks just that.',
    es: 'Una factura incluye todo lo que alguien ganó, contabilizado o no, y el bono. Por pagar es lo que no está marcado como pagado; pagar la factura marca solo eso.',
  },
  'help.numbers': {
    en: 'Numbers run within the organization; everybody has one invoice for each tournament.',
    es: 'Los números son correlativos en la organización; cada persona tiene una factura por torneo.',
  },
  'help.changed': {
    en: 'An amount that is changed after it was paid says so on the invoice, with who changed it. Take the payment back to pay the difference.',
    es: 'Un monto que cambia después de pagado se indica en la factura, con quién lo cambió. Retira el pago para pagar la diferencia.',
  },

  'past.edit': { en: 'Correct: {name}', es: 'Corregir: {name}' },
  'past.leadAmount': { en: 'Lead amount', es: 'Monto del primer árbitro' },
  'past.supportingAmount': { en: 'Supporting amount', es: 'Monto del 2.º árbitro' },
  'past.secondAmount': { en: 'Amount of the supporting referee', es: 'Monto del segundo árbitro' },
  'past.secondPaid': { en: 'Supporting referee paid', es: 'Segundo árbitro pagado' },
  'past.leadPaid': { en: 'Lead paid', es: 'Primer árbitro pagado' },
  'past.type': { en: 'Assignment', es: 'Tarea' },
  'past.minutes': { en: 'Time', es: 'Tiempo' },
  'past.noAux': {
    en: 'No aux assignment has been finished yet',
    es: 'Aún no terminó ninguna tarea auxiliar',
  },
  'past.saved': { en: 'Saved', es: 'Guardado' },

  'key.cells': { en: 'along the row', es: 'por la fila' },
  'key.act': { en: 'change', es: 'cambiar' },
  'key.paid': { en: 'paid', es: 'pagado' },
  'key.posted': { en: 'posted', es: 'contabilizado' },
  'key.amount': { en: 'amount', es: 'monto' },
  'key.supporting': { en: 'the same for supporting', es: 'lo mismo para el 2.º árbitro' },
  'key.why': { en: 'why', es: 'por qué' },
  'key.edit': { en: 'correct', es: 'corregir' },
  'key.select': { en: 'select', es: 'seleccionar' },
  'key.all': { en: 'all', es: 'todos' },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...reconciliationWords } as const;

/** The catalogue's words and the reconciliation's own. */
export const usePayWords = () => useWordsOf(texts);
export type PaySay = ReturnType<typeof usePayWords>;
