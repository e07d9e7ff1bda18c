import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

const own = {
  'table.find': { en: 'Find in all columns', es: 'Buscar en todas las columnas' },
  'table.filter': { en: 'Filter by column', es: 'Filtrar por columna' },
  'table.filtered': { en: 'Filter by column ({count} set)', es: 'Filtrar por columna ({count})' },
  'table.noMatch': { en: 'Nothing fits these filters', es: 'Nada coincide con los filtros' },
  'table.export': { en: 'Export CSV', es: 'Exportar CSV' },
  'table.more': { en: 'Show {count} more', es: 'Mostrar {count} más' },
} as const satisfies Words;

const texts = { ...staffCatalogue, ...own } as const;

/** The catalogue's words and those of tables with filters. */
export const useTableWords = () => useWordsOf(texts);
