import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';

/** Prize money of players. */
const own = {
  'item.event': { en: 'Event', es: 'Modalidad' },
  'item.place': { en: 'Place', es: 'Puesto' },
  'item.amount': { en: 'Amount', es: 'Monto' },
  'item.name': { en: 'Name', es: 'Nombre' },
  'item.state': { en: 'Paid', es: 'Pagado' },
  'item.how': { en: 'Payment', es: 'Forma de pago' },
  'item.date': { en: 'Date', es: 'Fecha' },
  'item.by': { en: 'Paid by', es: 'Pagado por' },
  'item.memo': { en: 'Memo', es: 'Nota del pago' },
  'item.open': { en: 'unpaid', es: 'sin pagar' },
  'item.paid': { en: 'paid', es: 'pagado' },
  'item.w9': { en: 'W9 missing', es: 'Falta el W9' },
  'item.add': { en: 'Add prize', es: 'Agregar premio' },
  'item.added': { en: '{name}: {amount} added', es: '{name}: se agregaron {amount}' },
  'item.editOf': { en: 'Edit: {name}, {event}', es: 'Editar: {name}, {event}' },
  'item.none': { en: 'No prizes yet', es: 'Todavía no hay premios' },
  'item.noneHelp': {
    en: 'Add who won what, or bring the list of results.',
    es: 'Agrega quién ganó qué, o importa la lista de resultados.',
  },
  'item.duplicate': { en: 'Duplicate and sort', es: 'Duplicar y ordenar' },
  'item.duplicated': {
    en: 'Duplicated and Sorted List by event/ place',
    es: 'Lista duplicada y ordenada por modalidad y puesto',
  },
  'item.remove': { en: 'Remove', es: 'Quitar' },
  'item.removeMany': {
    en: 'Unpaid prizes among these {count} are removed. Paid ones stay.',
    es: 'De {count} {{premio|premios}} se quitan los no pagados. Los pagados quedan.',
  },
  'item.isPaid': {
    en: 'Item is paid so not changes can be made',
    es: 'El premio está pagado y ya no se puede cambiar',
  },
  'item.zero': {
    en: 'The amount is zero. Add it all the same?',
    es: 'El monto es cero. ¿Agregarlo de todos modos?',
  },

  'payee.find': { en: 'Find a person by name', es: 'Buscar a una persona por nombre' },
  'payee.findHelp': { en: 'At least 3 letters', es: 'Al menos 3 letras' },
  'payee.new': { en: 'New person', es: 'Persona nueva' },
  'payee.newHelp': {
    en: 'For somebody without an account. An e-mail address finds whoever has it already.',
    es: 'Para quien no tiene cuenta. Un correo encuentra a quien ya lo tenga.',
  },
  'payee.first': { en: 'First name', es: 'Nombre' },
  'payee.last': { en: 'Last name', es: 'Apellido' },
  'payee.email': { en: 'E-mail', es: 'Correo' },
  'payee.add': { en: 'Add person', es: 'Agregar persona' },
  'payee.chosen': { en: 'Prize for', es: 'Premio para' },
  'payee.other': { en: 'Somebody else', es: 'Otra persona' },
  'payee.chooseFirst': { en: 'Choose who won', es: 'Elige quién ganó' },
  'payee.none': { en: 'Nobody to pay yet', es: 'Todavía no hay a quién pagar' },
  'payee.total': { en: 'Total', es: 'Total' },
  'payee.unpaid': { en: 'To pay', es: 'Por pagar' },
  'payee.items': { en: 'Prizes', es: 'Premios' },
  'payee.w9Required': { en: 'W9 required', es: 'W9 necesario' },
  'payee.w9': { en: 'W9 received', es: 'W9 recibido' },
  'payee.w9Of': { en: 'W9 received: {name}', es: 'W9 recibido: {name}' },
  'payee.phone': { en: 'Phone', es: 'Teléfono' },
  'payee.address': { en: 'Address', es: 'Dirección' },
  'payee.handles': { en: 'How to pay', es: 'Cómo pagar' },
  'payee.markW9': { en: 'Mark W9 received', es: 'Marcar W9 recibido' },
  'payee.yes': { en: 'Yes', es: 'Sí' },
  'payee.no': { en: 'No', es: 'No' },

  'pay.do': { en: 'Pay', es: 'Pagar' },
  'pay.of': { en: 'Pay {name}', es: 'Pagar a {name}' },
  'pay.sum': { en: 'Pay {total}', es: 'Pagar {total}' },
  'pay.type': { en: 'Payment', es: 'Forma de pago' },
  'pay.payer': { en: 'Paid by', es: 'Pagado por' },
  'pay.memo': { en: 'Memo', es: 'Nota del pago' },
  'pay.memoHint': { en: 'Such as the number of the check', es: 'Por ejemplo, el número del cheque' },
  'pay.done': { en: '{name} is paid', es: 'Pago registrado: {name}' },
  'pay.w9': {
    en: 'The W9 of {name} is required and not there. Pay all the same?',
    es: 'Se necesita el W9 de {name} y no está. ¿Pagar de todos modos?',
  },
  'pay.w9Title': { en: 'W9 missing', es: 'Falta el W9' },
  'type.paypal': { en: 'PayPal', es: 'PayPal' },
  'type.venmo': { en: 'Venmo', es: 'Venmo' },
  'type.zelle': { en: 'Zelle', es: 'Zelle' },
  'type.cash': { en: 'Cash', es: 'Efectivo' },
  'type.check': { en: 'Check', es: 'Cheque' },

  'report.byPayee': { en: 'By person', es: 'Por persona' },
  'report.byItem': { en: 'By prize', es: 'Por premio' },
  'report.year': { en: 'Form 1099', es: 'Formulario 1099' },
  'report.yearHelp': {
    en: 'What was paid in {year} by the tournaments of the organization that you lead.',
    es: 'Lo pagado en {year} por los torneos de la organización que diriges.',
  },
  'report.inYear': { en: 'Year', es: 'Año' },
  'report.reportable': { en: 'To report', es: 'Por declarar' },
  'report.tournaments': { en: 'Tournaments', es: 'Torneos' },
  'report.paid': { en: 'Paid', es: 'Pagado' },
  'report.nonePaid': { en: 'Nothing was paid yet', es: 'Todavía no se pagó nada' },
  'results.help': {
    en: 'A comma-separated file with the columns {columns}; e-mail and place may be empty. Without an e-mail, a name that is a payee’s already is that person. All rows are added, or none.',
    es: 'Un archivo separado por comas con las columnas {columns}; correo y puesto pueden quedar vacíos. Sin correo, un nombre que ya está en la lista de pagos es esa persona. Se agregan todas las filas o ninguna.',
  },
  'results.clean': {
    en: '{count} {{prize|prizes}} of {people} {{person|people}}, nothing wrong. New without an account: {added}.',
    es: '{count} {{premio|premios}} de {people} {{persona|personas}}, sin errores. Nuevas sin cuenta: {added}.',
  },
  'results.send': { en: 'Add {count} {{prize|prizes}}', es: 'Agregar {count} {{premio|premios}}' },
  'results.sent': { en: 'The prizes are on the list.', es: 'Los premios están en la lista.' },
  'view.label': { en: 'View', es: 'Vista' },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...own } as const;

/** The catalogue's words and those of payouts. */
export const usePayoutWords = () => useWordsOf(texts);

export type PayoutSay = ReturnType<typeof usePayoutWords>;
