import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';

/** Who works when: assigning, the schedule by name, the list of volunteers, groups. */
export const manageWords = {
  'manage.all': { en: 'All Shifts', es: 'Todos los turnos' },
  'manage.none': {
    en: 'No shifts found for this category',
    es: 'No se encontraron turnos para esta categoría',
  },
  'manage.noneHelp': {
    en: 'Create the first one, then come back to put volunteers into it.',
    es: 'Crea el primero y vuelve para asignarle voluntarios.',
  },
  'manage.how': { en: 'A pick adds to', es: 'La elección agrega a' },
  'manage.spot': { en: 'Spot', es: 'Plaza' },
  'manage.captainOn': {
    en: 'Captain mode: a pick leads the shift.',
    es: 'Modo capitán: la persona elegida dirige el turno.',
  },
  'manage.leads': { en: '{name} leads {shift}', es: '{name} dirige {shift}' },
  'manage.leadsNot': { en: '{name} no longer leads {shift}', es: '{name} ya no dirige {shift}' },
  'manage.noPeople': {
    en: 'Nobody is on the list of volunteers yet. They come on it by signing up, or you add them in the roster.',
    es: 'Aún no hay voluntarios en la lista. Entran al inscribirse, o los agregas en «Voluntarios inscritos».',
  },
  'manage.log': { en: 'Log', es: 'Historial' },
  'page.range': { en: '{from} - {to} of {total}', es: '{from} - {to} de {total}' },
  'page.former': { en: 'Page before', es: 'Página anterior' },
  'page.next': { en: 'Next page', es: 'Página siguiente' },
  'byName.none': { en: 'No volunteers found', es: 'No se encontraron voluntarios' },
  'byName.noneHelp': {
    en: 'Volunteers appear here once they are on the list or in a shift.',
    es: 'Los voluntarios aparecen cuando están en la lista o en un turno.',
  },
  'byName.noMatch': { en: 'Nobody fits the filters', es: 'Nadie coincide con los filtros' },
  'byName.paper': { en: 'Print layout', es: 'Versión impresa' },
  'byName.screen': { en: 'Back to the list', es: 'Volver a la lista' },
  'roster.registered': { en: 'On the list', es: 'En la lista' },
  'roster.addHelp': {
    en: 'Volunteers who signed up are here already. Add whoever did not.',
    es: 'Quienes se inscriberon ya están aquí. Agrega a los demás.',
  },
  'roster.emailRequired': { en: 'email required', es: 'falta el correo' },
  'roster.removeOf': { en: 'Remove {name}', es: 'Quitar a {name}' },
  'roster.removeMany': {
    en: '{count} {{person leaves|people leave}} the list of volunteers, with all their shifts.',
    es: '{count} {{persona sale|personas salen}} de la lista de voluntarios, con todos sus turnos.',
  },
  'roster.removeText': {
    en: '{name} leaves the list of volunteers and {count} {{shift|shifts}}. The log keeps it.',
    es: '{name} deja la lista de voluntarios y {count} {{turno|turnos}}. Queda en el historial.',
  },
  'groups.add': { en: 'Add group', es: 'Agregar grupo' },
  'groups.edit': { en: 'Edit group', es: 'Editar grupo' },
  'groups.name': { en: 'Group name', es: 'Nombre del grupo' },
  'groups.none': { en: 'No groups yet', es: 'Aún sin grupos' },
  'groups.noneHelp': {
    en: 'A group keeps people together who come together: a club, a school, a family.',
    es: 'Un grupo reúne a quienes vienen juntos: un club, una escuela, una familia.',
  },
  'groups.find': { en: 'Find a group or a person in it', es: 'Buscar un grupo o a alguien en él' },
  'groups.noMatch': { en: 'No group fits the search', es: 'Ningún grupo coincide' },
  'groups.pickFirst': {
    en: 'Pick a group and a person, in either order',
    es: 'Elige un grupo y una persona, en cualquier orden',
  },
  'groups.pickedPerson': { en: '{name}: now pick a group', es: '{name}: ahora elige un grupo' },
  'groups.assigned': { en: '{name} is in {group}', es: '{name} está en {group}' },
  'groups.removed': { en: '{name} left {group}', es: '{name} salió de {group}' },
  'groups.undone': { en: 'Taken back', es: 'Deshecho' },
  'groups.personCount': { en: '{count} {{person|people}}', es: '{count} {{persona|personas}}' },
  'groups.deleted': { en: 'Group deleted', es: 'Grupo eliminado' },
  'groups.deleteText': {
    en: '{{count:Nobody is in it.|1 person loses the group and stays in the tournament.|?? people lose their group. They stay in the tournament.}}',
    es: '{{count:No hay nadie en él.|1 persona pierde el grupo y sigue en el torneo.|?? personas pierden su grupo. Siguen en el torneo.}}',
  },
  'groups.inThis': { en: 'in this group', es: 'en este grupo' },
} as const satisfies Words;
