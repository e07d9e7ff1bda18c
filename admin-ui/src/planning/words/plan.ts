import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** What both lists of a plan say: the form of an item, its contact, copying a plan. */
export const planWords = {
  'plan.views': { en: 'Views of the plan', es: 'Vistas del plan' },
  'plan.category': { en: 'Category', es: 'Categoría' },
  'plan.contact': { en: 'Contact', es: 'Contacto' },
  'plan.contactPhone': { en: 'Contact phone', es: 'Teléfono del contacto' },
  'plan.contactEmail': { en: 'Contact email', es: 'Correo del contacto' },
  'plan.notes': { en: 'Notes', es: 'Notas' },
  'plan.alsoTodo': { en: 'On the to-do list', es: 'En la lista de tareas' },
  'plan.alsoTodoHelp': { en: 'Also put it on the to-do list', es: 'Poner también en la lista de tareas' },
  'plan.alsoBudgetHelp': { en: 'Also put it in the budget', es: 'Poner también en el presupuesto' },
  'plan.type': { en: 'Expense type', es: 'Tipo de partida' },
  'plan.choose': { en: 'Choose', es: 'Elegir' },
  'plan.typeRequired': { en: 'Expense type required', es: 'Falta el tipo de partida' },
  'plan.titleRequired': { en: 'Title required', es: 'Falta el título' },
  'plan.categoryRequired': { en: 'Category required', es: 'Falta la categoría' },
  'plan.saved': { en: 'Saved', es: 'Guardado' },
  'plan.added': { en: 'Added', es: 'Agregado' },
  'plan.deleted': { en: 'Deleted', es: 'Eliminado' },
  'plan.deleteOf': { en: 'Delete {name}?', es: '¿Eliminar {name}?' },
  'plan.deleteText': { en: 'It is gone for good.', es: 'No se puede recuperar.' },
  'plan.deleteWhich': { en: 'What is deleted', es: 'Qué se elimina' },
  'plan.deleteBudget': { en: 'The budget item only', es: 'Solo la partida del presupuesto' },
  'plan.deleteTodo': { en: 'The to-do item only', es: 'Solo la tarea' },
  'plan.deleteBoth': { en: 'Both', es: 'Ambas' },
  'plan.deleteMany': {
    en: 'Items that leave this list: {count}. What also stands in the other list stays there.',
    es: 'Elementos que salen de esta lista: {count}. Lo que está también en la otra se queda allí.',
  },
  'plan.copy': { en: 'Copy an earlier plan', es: 'Copiar un plan anterior' },
  'plan.copyHelp': {
    en: 'Budget and to-do list of another tournament of yours. Due dates move with the start; nothing is paid, done or given to anybody yet.',
    es: 'Presupuesto y tareas de otro de tus torneos. Las fechas se mueven con el inicio; nada está pagado, hecho ni asignado todavía.',
  },
  'plan.copyFrom': { en: 'Tournament', es: 'Torneo' },
  'plan.copyNone': {
    en: 'None of your other tournaments has a plan yet.',
    es: 'Ninguno de tus otros torneos tiene un plan todavía.',
  },
  'plan.copyItems': { en: '{name}, items: {count}', es: '{name}, elementos: {count}' },
  'plan.copied': { en: 'Items copied: {count}', es: 'Copiados: {count}' },
} as const satisfies Words;
