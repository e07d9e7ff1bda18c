import {
  markMany,
  markPaid,
  markPosted,
  markSupportingPaid,
  markSupportingPosted,
} from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchesPatch, MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { SIDES_MAX } from '@courtcrew/domain/reconciliation/policies/limits.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useState } from 'react';
import { usePayWords } from '../words.ts';
import { partOf, type Side, withMark } from './parts.ts';

export type Mark = 'paid' | 'posted';
interface SideOf {
  readonly id: string;
  readonly side: Side;
}

/** Those of these sides on which the mark is not set so yet. */
const otherwise = (rows: readonly MatchRow[], sides: readonly Side[], mark: Mark, on: boolean): SideOf[] =>
  rows.flatMap((row) =>
    sides.flatMap((side) => {
      const part = partOf(row, side);
      return part && part[mark] !== on ? [{ id: row.id, side }] : [];
    }),
  );

/** Sets marks: one with a press, many with a button. What fails says so in its row, and in no toast. */
export function useMarks(tid: string, put: (patch: MatchesPatch) => void) {
  const p = usePayWords();
  const toast = useToast();
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const quietly = { quiet: true, live: true } as const;
  const calls = {
    'paid lead': useCommand(markPaid, quietly),
    'posted lead': useCommand(markPosted, quietly),
    'paid supporting': useCommand(markSupportingPaid, quietly),
    'posted supporting': useCommand(markSupportingPosted, quietly),
  };
  const many = useCommand(markMany, { live: true });

  const press = async (row: MatchRow, side: Side, mark: Mark): Promise<void> => {
    const part = partOf(row, side);
    if (!part || busy.has(row.id)) return;
    const status = !part[mark];
    setBusy((before) => new Set(before).add(row.id));
    try {
      await calls[`${mark} ${side}`].mutateAsync({ body: { id: row.id, status } });
      put({ matches: [withMark(row, side, mark, status)], gone: [] });
      setFailed((before) => without(before, row.id));
    } catch (failure) {
      setFailed((before) => new Map(before).set(row.id, messageOf(failure)));
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== row.id)));
    }
  };

  const send = async (sides: readonly SideOf[], mark: Mark, status: boolean): Promise<number> => {
    let changed = 0;
    for (let from = 0; from < sides.length; from += SIDES_MAX) {
      const some = sides.slice(from, from + SIDES_MAX);
      changed += (await many.mutateAsync({ params: { tid }, body: { sides: some, mark, status } })).changed;
    }
    return changed;
  };
  const pressMany = async (rows: readonly MatchRow[], sides: readonly Side[], mark: Mark, on: boolean) => {
    const touched = otherwise(rows, sides, mark, on);
    if (touched.length === 0) return toast.info(p('mark.nothing'));
    const count = await send(touched, mark, on).catch(() => null);
    if (count !== null) toast.success(p('mark.changed', { count }), { undo: () => send(touched, mark, !on) });
  };
  return { press, pressMany, failed, busy, isMarking: many.isPending };
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

function without(map: ReadonlyMap<string, string>, key: string): ReadonlyMap<string, string> {
  const next = new Map(map);
  next.delete(key);
  return next;
}
