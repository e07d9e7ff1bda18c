import { exportGrid, exportWorkbook } from '@courtcrew/domain/files/exports.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useExportWords } from './words.ts';

export interface ServerFile {
  readonly label: string;
  readonly href: string;
}

/** Spreadsheets of a tournament that the server writes, for any of its desks. */
export function useServerFiles(tid: string): { readonly grid: ServerFile; readonly workbook: ServerFile } {
  const w = useExportWords();
  const { language } = useSpeech();
  const at = ({ path }: typeof exportGrid) => `${path.replace('{tid}', tid)}?language=${language}`;
  return {
    grid: { label: w('export.grid'), href: at(exportGrid) },
    workbook: { label: w('export.workbook'), href: at(exportWorkbook) },
  };
}
