import { lookAgain, lookAtFile } from '@courtcrew/domain/files/contract.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { FileReader } from './reader.ts';
import type { LookWork } from './thread.ts';
import type { Uploads } from './uploads.ts';

/** A day of the tournament; undefined while it has none. */
const dayOf = async (use: Use, tid: string): Promise<string | undefined> =>
  (await tournamentById(use.db, tid))?.start ?? undefined;

export interface FileParts {
  readonly uploads: Uploads;
  readonly reader: FileReader;
}

export function lookRoutes({ uploads, reader }: FileParts): readonly Route[] {
  async function looked(use: Use, tid: string, file: string, name: string, work: LookWork) {
    const { headings: _, ...look } = await reader.look({ ...work, near: await dayOf(use, tid) });
    return {
      ...look,
      columns: look.columns.map(({ sample, ...column }) => ({ ...column, sample: [...sample] })),
      notes: [...look.notes],
      file,
      name,
      remembered: false,
      options: { letters: true, make: true, category: '', dates: null },
    };
  }

  return [
    route(
      lookAtFile,
      async ({ tid, caller }, use) => {
        const { file } = use.http;
        if (!file) throw new Refused(brokenRule('file', 'is required'));
        const id = use.newId('file');
        const look = await looked(use, tid, id, file.name, { bytes: file.bytes });
        await uploads.keep(id, { tid, ref_id: caller.ref_id }, file);
        return look;
      },
      { body: 'file', limit: 'heavy', answersAtOnce: true },
    ),

    route(
      lookAgain,
      async ({ tid, params, query, caller }, use) => {
        const { name, bytes } = await uploads.open(params.file, { tid, ref_id: caller.ref_id });
        return looked(use, tid, params.file, name, { bytes, ...query });
      },
      { limit: 'heavy' },
    ),
  ];
}
