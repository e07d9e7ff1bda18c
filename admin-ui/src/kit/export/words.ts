import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useExportWords = wordsHook(catalogue, {
  'export.action': { en: 'Export', es: 'Exportar' },
  'export.busy': { en: 'Exporting ...', es: 'Exportando...' },
  'export.failed': {
    en: 'The file could not be made. Please check your network and try again.',
    es: 'No se pudo crear el archivo. Revisa tu red e inténtalo de nuevo.',
  },
});
