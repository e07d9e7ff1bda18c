import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../../shell/words.ts';

export const useListWords = wordsHook(staffCatalogue, {
  'list.entries': { en: '{count} {{entry|entries}}', es: '{count} {{entrada|entradas}}' },
  'list.any': { en: 'All', es: 'Todos' },
  'list.yes': { en: 'Yes', es: 'Sí' },
  'list.no': { en: 'No', es: 'No' },
  'list.details': { en: 'Details', es: 'Detalles' },
  'list.range': { en: '{from} to {to} of {total}', es: '{from} a {to} de {total}' },
  'list.pages': { en: 'Pages', es: 'Páginas' },
  'list.previous': { en: 'Previous page', es: 'Página anterior' },
  'list.next': { en: 'Next page', es: 'Página siguiente' },
  'list.perPage': { en: 'Rows per page', es: 'Filas por página' },
  'list.queries': { en: 'Saved queries', es: 'Consultas guardadas' },
  'list.saveQuery': { en: 'Save this query', es: 'Guardar esta consulta' },
  'list.removeQuery': { en: 'Remove this query', es: 'Borrar esta consulta' },
  'list.noQueries': { en: 'None saved yet', es: 'Aún no hay ninguna' },
  'list.select': { en: 'Select', es: 'Seleccionar' },
  'list.selectRow': { en: 'Select this row', es: 'Seleccionar esta fila' },
  'list.selected': { en: '{count} selected', es: 'Seleccionados: {count}' },
  'list.unselect': { en: 'Unselect', es: 'Quitar la selección' },
  'list.changed': { en: '{count} changed', es: 'Cambiados: {count}' },
  'list.refused': {
    en: '{refused} of {count} refused: {why}',
    es: 'Rechazados {refused} de {count}: {why}',
  },
});
