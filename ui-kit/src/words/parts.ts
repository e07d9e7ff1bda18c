import { UNREACHABLE } from '../data/client.ts';
import type { Words } from './tables.ts';

export const partsWords = {
  'action.apply': { en: 'Apply', es: 'Solicitar' },
  'action.confirm': { en: 'Confirm', es: 'Confirmar' },
  'action.remove': { en: 'Remove', es: 'Quitar' },
  'action.cancel': { en: 'Cancel', es: 'Cancelar' },
  'action.close': { en: 'Close', es: 'Cerrar' },
  'action.save': { en: 'Save', es: 'Guardar' },
  'action.add': { en: 'Add', es: 'Agregar' },
  'action.edit': { en: 'Edit', es: 'Editar' },
  'action.delete': { en: 'Delete', es: 'Eliminar' },
  'action.undo': { en: 'Undo', es: 'Deshacer' },
  'action.retry': { en: 'Try again', es: 'Reintentar' },
  'action.copy': { en: 'Copy', es: 'Copiar' },
  'action.copied': { en: 'Copied', es: 'Copiado' },
  'action.print': { en: 'Print', es: 'Imprimir' },
  'action.download': { en: 'Download {format}', es: 'Descargar {format}' },
  'action.showMore': { en: 'Show More', es: 'Mostrar más' },
  'action.showLess': { en: 'Show Less', es: 'Mostrar menos' },
  'form.leaveTitle': { en: 'Leave without saving?', es: '¿Salir sin guardar?' },
  'form.leaveText': {
    en: 'What you changed here has not been saved.',
    es: 'Lo que cambiaste aquí no se ha guardado.',
  },
  'form.leave': { en: 'Leave', es: 'Salir' },
  'filter.search': { en: 'Search', es: 'Buscar' },
  'filter.clear': { en: 'Clear filters', es: 'Borrar filtros' },
  'state.error': { en: 'This could not be loaded', es: 'No se pudo cargar' },
  'state.notAuthorized': {
    en: 'Sorry you are not authorized for this feature.',
    es: 'Lo sentimos, no tienes autorización para esta función.',
  },
  'state.notAuthorizedHelp': {
    en: 'Ask a master admin of the tournament if you need it.',
    es: 'Si la necesitas, pídesela a un administrador principal del torneo.',
  },
  'state.offline': {
    en: 'You are offline. What you see may be out of date; changes cannot be saved.',
    es: 'Estás sin conexión. Lo que ves puede estar desactualizado y no se pueden guardar cambios.',
  },
  'state.unreachable': UNREACHABLE,
  'state.missing': {
    en: 'This could not be loaded. Please reload the page.',
    es: 'No se pudo cargar. Recarga la página.',
  },
  'state.notFound': { en: 'This page does not exist', es: 'Esta página no existe' },
  'state.notFoundHelp': {
    en: 'The link may be old, or the address has a typing mistake.',
    es: 'Puede que el enlace sea antiguo o que la dirección tenga un error.',
  },
  'table.actions': { en: 'Actions', es: 'Acciones' },
  'work.progress': { en: '{done} of {total}', es: '{done} de {total}' },
  'theme.toDark': { en: 'Dark colours', es: 'Modo oscuro' },
  'theme.toLight': { en: 'Light colours', es: 'Modo claro' },
  'toast.systemError': { en: 'System Error', es: 'Error del sistema' },
} as const satisfies Words;
