/** What the server says of plans, in Spanish. */
export const planningSpanish = {
  'Expense type required': 'Falta el tipo de gasto',
  'Category required': 'Falta la categoría',
  'Title required': 'Falta el título',
  'Duplicate Category Name Found': 'Ya hay una categoría con ese nombre',
  'There are to-do items in this category. Please move or delete them first.':
    'Hay tareas en esta categoría. Primero muévelas o elimínalas.',
  'Somebody else has changed this meanwhile: look at it again':
    'Otra persona lo cambió mientras tanto: revísalo de nuevo',
  'A plan has no room for more items': 'Un plan no admite más elementos',
  'A plan has no room for more categories': 'Un plan no admite más categorías',
  'A plan has no room for more details of one item': 'Un plan no admite más detalles de un elemento',
  'This plan was copied already': 'Este plan ya se copió',
  'Nobody is to be reminded: it is done, or given to no admin of the tournament':
    'No hay a quién recordárselo: está hecho o no lo tiene ningún administrador del torneo',
  'Only admins of the tournament can be given a to-do item':
    'Una tarea solo se puede dar a administradores del torneo',
  'belongs to the budget, the to-do list or both': 'va en el presupuesto, en la lista de tareas o en ambos',
  'is no category of this plan': 'no es una categoría de este plan',
  PlanItemAdded: 'Partida del plan agregada',
  PlanItemEdited: 'Partida del plan cambiada',
  PlanItemRemoved: 'Partida del plan eliminada',
  PlanItemFinished: 'Tarea terminada o reabierta',
  PlanContactSet: 'Contacto de una partida definido',
  PlanContactRemoved: 'Contacto de una partida eliminado',
  TodoAssigned: 'Tarea asignada',
  TodoReleased: 'Tarea retirada',
  TodoReminded: 'Recordatorio enviado',
  TodoDetailAdded: 'Detalle de una tarea agregado',
  TodoDetailEdited: 'Detalle de una tarea cambiado',
  TodoDetailFinished: 'Detalle terminado o reabierto',
  TodoDetailRemoved: 'Detalle de una tarea eliminado',
  TodoCategoryAdded: 'Categoría de tareas agregada',
  TodoCategoryRenamed: 'Categoría de tareas renombrada',
  TodoCategoryDeleted: 'Categoría de tareas eliminada',
  PlanCopied: 'Plan copiado de otro torneo',
} as const;
