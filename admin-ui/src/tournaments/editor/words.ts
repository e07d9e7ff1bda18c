import { type KeyOf, wordsHook } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../../shell/words.ts';

export const useEditorWords = wordsHook(staffCatalogue, {
  'editor.toolbar': { en: 'Format of {label}', es: 'Formato de {label}' },
  'editor.textOnly': {
    en: 'Pictures cannot be saved here, and each row of a table becomes a line of text.',
    es: 'Aquí no se pueden guardar imágenes, y cada fila de una tabla pasa a ser una línea de texto.',
  },
  'editor.bold': { en: 'Bold', es: 'Negrita' },
  'editor.italic': { en: 'Italic', es: 'Cursiva' },
  'editor.underline': { en: 'Underline', es: 'Subrayado' },
  'editor.heading': { en: 'Heading', es: 'Título' },
  'editor.bullets': { en: 'Bulleted list', es: 'Lista con viñetas' },
  'editor.numbers': { en: 'Numbered list', es: 'Lista numerada' },
  'editor.quote': { en: 'Quote', es: 'Cita' },
  'editor.redo': { en: 'Redo', es: 'Rehacer' },
  'editor.link': { en: 'Link', es: 'Enlace' },
  'editor.address': { en: 'Web address', es: 'Dirección web' },
  'editor.addressHint': { en: 'Empty takes the link away', es: 'Vacía quita el enlace' },
  'editor.setLink': { en: 'Set link', es: 'Poner' },
});

export type EditorKey = KeyOf<typeof useEditorWords>;
