import { lookAgain, lookAtFile } from '@courtcrew/domain/files/contract.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Route, route, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import type { FileReader } from './reader.ts';
import type { Remembered } from './remembered.ts';
import type { LookWork } from './thread.ts';
import type { Uploads } from './uploads.ts';

/** A day of the tournament; undefined while it has none. */
const dayOf = async (use: Use, tid: string): Promise<string | undefined> =>
  (await tournamentById(use.db, tid))?.start ?? undefined;

export interface FileParts {
  readonly uploads: Uploads;
  readonly reader: FileReader;
  readonly remembered: Remembered;
}

const OPTIONS = { letters: true, make: true, category: '', dates: null };

export function lookRoutes({ uploads, reader, remembered }: FileParts): readonly Route[] {
  async function looked(use: Use, tid: string, file: string, name: string, work: LookWork) {
    const near = await dayOf(use, tid);
    const first = await reader.look({ ...work, near });
    const before = await remembered.of(tid, first.headings);
    // What it is looked at as now counts for more than what it was before.
    const known = before && (work.kind ?? before.kind) === before.kind ? before : undefined;
    const { headings: _, ...look } =
      known && known.kind !== first.kind ? await reader.look({ ...work, kind: known.kind, near }) : first;
    return {
      ...look,
      columns: look.columns.map(({ sample, ...column }) => ({
        ...column,
        sample: [...sample],
        ...(known && { guess: known.mapping[column.name] ?? '', sure: 1 }),
      })),
      notes: [...look.notes],
      file,
      name,
      remembered: known !== undefined,
      options: known?.options ?? OPTIONS,
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
      { limit: 'heavy', answersAtOnce: true },
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
