import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useExportWords = wordsHook(catalogue, {
  'export.action': { en: 'Export', es: 'Exportar' },
  'export.grid': { en: 'Schedule grid (Excel)', es: 'Cuadrícula del horario (Excel)' },
  'export.workbook': { en: 'Whole tournament (Excel)', es: 'Todo el torneo (Excel)' },
  'export.busy': { en: 'Exporting ...', es: 'Exportando...' },
  'export.failed': {
    en: 'The file could not be made. Please check your network and try again.',
    es: 'No se pudo crear el archivo. Revisa tu red e inténtalo de nuevo.',
  },
});
