import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useReportWords = wordsHook(catalogue, {
  'report.find': { en: 'Find in all columns', es: 'Buscar en todas las columnas' },
  'report.filter': { en: 'Filter by column', es: 'Filtrar por columna' },
  'report.filtered': { en: 'Filter by column ({count} set)', es: 'Filtrar por columna ({count})' },
  'report.columns': { en: 'Columns', es: 'Columnas' },
  'report.chart': { en: 'Chart', es: 'Gráfico' },
  'report.total': { en: 'Total', es: 'Total' },
  'report.rows': { en: '{shown} of {count} rows', es: '{shown} de {count} filas' },
});
