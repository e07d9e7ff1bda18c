import type { BodyOf } from '@courtcrew/domain/contract/call.ts';
import type { previewImport } from '@courtcrew/domain/files/contract.ts';
import { planMatches } from '@courtcrew/domain/files/imports/matches.ts';
import { NO_STEPS, planImport } from '@courtcrew/domain/files/imports/plan.ts';
import type { MatchRow, TypedRow } from '@courtcrew/domain/files/rows.ts';
import { brokenRule } from '@courtcrew/domain/kernel/refusal.ts';
import { matchList } from '@courtcrew/projections/scoring/index.ts';
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
  const tournament = found(await tournamentById(use.db, tid), 'Tournament');
  const { start, time_zone: zone } = tournament;
  if (kind === 'matches' && !tournament.score_reporting)
    throw new Refused(brokenRule('kind', 'needs score reporting, which this tournament has not switched on'));
  const { bytes, name } = await parts.uploads.open(file, { tid, ref_id: caller.ref_id });
  const { dates, category } = options;
  const by = { mapping, zone, dates, category, near: start ?? undefined, mended };
  const typed = await parts.reader.typed({ bytes, sheet, encoding, kind, by });
  if (kind === 'matches') {
    const known = await matchList.all(use.db, { tid });
    const { rows, steps: matches } = planMatches(typed.rows as TypedRow<MatchRow>[], known, zone);
    const makes = { people: 0, shifts: 0, signups: 0, categories: 0 };
    return { rows, plan: { ...NO_STEPS, matches }, makes, notes: [], typed, name };
  }
  const standing = await standingOf(parts, use, caller, tid, { kind, rows: typed.rows });
  const answers = new Map(mended.flatMap(({ row, same }) => (same === undefined ? [] : [[row, same]])));
  const rows = { kind, rows: typed.rows } as Parameters<typeof planImport>[0];
  return { ...planImport(rows, standing, options, answers), typed, name };
}
