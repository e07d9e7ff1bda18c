import { importsModel } from '@courtcrew/projections/files/index.ts';
import { accountsParts } from '../accounts/index.ts';
import type { Area } from '../kernel/area.ts';
import { changesRoom } from '../kernel/live/index.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { WayOut } from '../roster/index.ts';
import { workbookRoutes } from './exports/workbook.ts';
import { importAggregate } from './imports/aggregate.ts';
import { tellNew } from './imports/letters.ts';
import { importRoutes } from './imports/routes.ts';
import { Runner } from './imports/runner.ts';
import { Runs } from './imports/runs.ts';
import { lookRoutes } from './look.ts';
import { moneyRoutes } from './money/routes.ts';
import { FileReader } from './reader.ts';
import { Remembered } from './remembered.ts';
import { Uploads } from './uploads.ts';

const KINDS = { [importAggregate.name]: { what: 'imports', readModels: [importsModel.name] } };

/** Spreadsheets in: looked at, previewed, imported row by row, taken back. Spreadsheets out. */
export const filesArea: Area = {
  name: 'files',
  aggregates: [importAggregate],
  readModels: [importsModel],
  open(product) {
    const { pool, identity, publicUrl } = product;
    const parts = {
      ...product,
      ...accountsParts(product),
      ...{ uploads: new Uploads(product), reader: new FileReader(), runs: new Runs(product) },
      remembered: new Remembered(product),
      allowances: new Allowances(pool),
    };
    const runner = new Runner({ ...parts, access: (...asked) => identity.access(...asked) });
    const wayOut = new WayOut(product.secretFor('way-out'), publicUrl);
    return {
      routes: [
        ...lookRoutes(parts),
        ...importRoutes({ ...parts, runner }),
        ...workbookRoutes(),
        ...moneyRoutes(product),
      ],
      reactions: [tellNew({ identity, wayOut })],
      chores: [runner],
      rooms: [changesRoom('imports', 'anyDesk', KINDS)],
    };
  },
};
