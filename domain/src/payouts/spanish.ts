/** What the server says of prize money, in Spanish. */
export const payoutsSpanish = {
  'Item is paid so not changes can be made': 'El premio está pagado y ya no se puede cambiar',
  'Everything of this person is paid already: hand nothing over':
    'Todo lo de esta persona ya está pagado: no entregues nada',
  'The items were changed meanwhile: {total} is to be paid':
    'Los premios cambiaron mientras tanto: hay que pagar {total}',
  'is on the list already': 'ya está en la lista',
  '{count} of these prizes are on the list already: nothing was added':
    '{count} de estos premios ya están en la lista: no se agregó nada',
  PayeeAdded: 'Beneficiario agregado',
  ItemAdded: 'Premio agregado',
  ItemChanged: 'Premio cambiado',
  ItemRemoved: 'Premio eliminado',
  PayeePaid: 'Beneficiario pagado',
  W9Marked: 'W9 marcado',
  PayeeForgotten: 'Datos personales borrados',
} as const;
