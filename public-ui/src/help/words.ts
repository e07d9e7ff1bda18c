import { catalogue } from '@courtcrew/ui-kit/words/catalogue.ts';
import { wordsHook } from '@courtcrew/ui-kit/words/words.tsx';

export const useHelpWords = wordsHook(catalogue, {
  'help.title': { en: 'Help', es: 'Ayuda' },
  'help.lead': {
    en: 'A guide for each role, to read here or to print.',
    es: 'Una guía para cada papel, para leer aquí o imprimir.',
  },
  'help.print': { en: 'Print or save as PDF', es: 'Imprimir o guardar como PDF' },
  'help.all': { en: 'All guides', es: 'Todas las guías' },
  'help.go': { en: 'Open: {title}', es: 'Abrir: {title}' },
  'help.picture': { en: 'What it looks like: {title}', es: 'Cómo se ve: {title}' },
});
