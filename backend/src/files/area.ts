import type { Area } from '../kernel/area.ts';
import { workbookRoutes } from './exports/workbook.ts';
import { lookRoutes } from './look.ts';
import { FileReader } from './reader.ts';
import { Uploads } from './uploads.ts';

/** Spreadsheets in: looked at, previewed, imported row by row, taken back. Spreadsheets out. */
export const filesArea: Area = {
  name: 'files',
  open(product) {
    const parts = { uploads: new Uploads(product), reader: new FileReader() };
    return { routes: [...lookRoutes(parts), ...workbookRoutes()] };
  },
};
