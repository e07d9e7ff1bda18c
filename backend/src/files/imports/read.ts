import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import type { previewImport } from '@courtcrew/domain/files/contract.ts';
import { planImport } from '@courtcrew/domain/files/imports/plan.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Product } from '../../kernel/area.ts';
import { type Caller, found, type Use } from '../../kernel/http/route.ts';
import { Refused } from '../../kernel/refused.ts';
import type { FileParts } from '../look.ts';
import { standingOf } from './standing.ts';

export type Asked = BodyOf<typeof previewImport>;
export type ReadParts = FileParts & Pick<Product, 'bus'>;

/** Reads the rows of a file as they are mapped, and plans what they come to in the tournament as it stands. */
export async function planned(parts: ReadParts, use: Use, caller: Caller, tid: string, asked: Asked) {
  const { kind, options, mended, mapping, file, sheet, encoding } = asked;
  if (kind === 'matches') throw new Refused(brokenRule('kind', 'cannot be imported here yet'));
  const { start, time_zone: zone } = found(await tournamentById(use.db, tid), 'Tournament');
  const { bytes, name } = await parts.uploads.open(file, { tid, ref_id: caller.ref_id });
  const { dates, category } = options;
  const by = { mapping, zone, dates, category, near: start ?? undefined, mended };
  const typed = await parts.reader.typed({ bytes, sheet, encoding, kind, by });
  const standing = await standingOf(parts, use, caller, tid, { kind, rows: typed.rows });
  const answers = new Map(mended.flatMap(({ row, same }) => (same === undefined ? [] : [[row, same]])));
  const rows = { kind, rows: typed.rows } as Parameters<typeof planImport>[0];
  return { ...planImport(rows, standing, options, answers), typed, name };
}
