import type { Words } from '@courtcrew/ui-kit/words/catalogue.ts';
import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';

const importWords = {
  'import.file': { en: 'Choose a file', es: 'Elegir archivo' },
  'import.drop': { en: 'or drop it here, or paste its lines', es: 'o suéltalo aquí, o pega sus líneas' },
  'import.dropNow': { en: 'Drop it to import it', es: 'Suéltalo para importarlo' },
  'import.lines': { en: 'Lines of the file', es: 'Líneas del archivo' },
  'import.example': { en: 'Example', es: 'Ejemplo' },
  'import.tooLarge': {
    en: 'The file is too large: 1 MB at most.',
    es: 'El archivo es demasiado grande: 1 MB como máximo.',
  },
  'import.unreadable': {
    en: 'The file cannot be read. Please close it elsewhere and choose it again.',
    es: 'No se puede leer el archivo. Ciérralo en otros programas y elígelo de nuevo.',
  },
  'import.row': { en: 'Row', es: 'Fila' },
  'import.typed': { en: 'in the file: {text}', es: 'en el archivo: {text}' },
  'import.cell': { en: 'Row {row}, {column}', es: 'Fila {row}, {column}' },
  'import.preview': { en: 'Preview', es: 'Vista previa' },
  'import.faulty': {
    en: 'Findings: {count}. Correct the file and choose it again; nothing has been added.',
    es: 'Errores: {count}. Corrige el archivo y elígelo de nuevo; no se ha agregado nada.',
  },
  'import.inRow': { en: 'Row {row}, {column}: {text}', es: 'Fila {row}, {column}: {text}' },
  'import.wholeRow': { en: 'Row {row}: {text}', es: 'Fila {row}: {text}' },
  'import.inFile': { en: '{column}: {text}', es: '{column}: {text}' },
  'import.letters': { en: 'Letters of the file, read as', es: 'Letras del archivo, leídas como' },
  'import.lettersDoubt': {
    en: 'The file does not say how its letters were saved. Choose how these names are right:',
    es: 'El archivo no dice cómo se guardaron sus letras. Elige cómo están bien estos nombres:',
  },
  'import.utf-8': { en: 'Unicode', es: 'Unicode' },
  'import.utf-16le': { en: 'Unicode', es: 'Unicode' },
  'import.utf-16be': { en: 'Unicode', es: 'Unicode' },
  'import.windows-1252': { en: 'Windows, Western Europe', es: 'Windows, Europa occidental' },
  'import.windows-1250': { en: 'Windows, Central Europe', es: 'Windows, Europa central' },
  'import.macintosh': { en: 'Mac', es: 'Mac' },
  'import.whichDay': { en: '{column}: which day is {cell}?', es: '{column}: ¿qué día es {cell}?' },
  'import.more': { en: 'and {count} more below', es: 'y {count} más abajo' },
  'import.reading': { en: 'Reading the file', es: 'Leyendo el archivo' },
  'import.clear': { en: 'Start over', es: 'Empezar de nuevo' },
  'import.fits': { en: 'Rows that can be imported: {count}', es: 'Filas que se pueden importar: {count}' },
  'import.send': { en: 'Import {count}', es: 'Importar {count}' },
  'import.cancel': { en: 'Cancel', es: 'Cancelar' },
  'import.failed': { en: 'Failed to send data.', es: 'No se pudieron enviar los datos.' },
} as const satisfies Words;

/** Encodings with a name of their own. */
export const isEncoding = (
  encoding: string,
): encoding is 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1250' | 'macintosh' =>
  Object.hasOwn(importWords, `import.${encoding}`);

export const useImportWords = () => useWordsOf(importWords);
