import { dollars } from '@courtcrew/domain/kernel/money.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import {
  markMany,
  markPaid,
  markPosted,
  markSupportingPaid,
  markSupportingPosted,
} from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { SIDES_MAX } from '@courtcrew/domain/reconciliation/policies/limits.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePayWords } from '../words.ts';
import { type Mark, painted, partOf, refOn, type Side, type Wish } from './parts.ts';

interface SideOf {
  readonly id: string;
  readonly side: Side;
  readonly amount?: number | undefined;
}

const seen = (row: MatchRow, side: Side, on: boolean): Pick<SideOf, 'amount'> => {
  const part = partOf(row, side);
  return on && part ? { amount: dollars(part.amount) } : {};
};

/** Sides on which the mark is not yet so; of one person where one is named. */
const otherwise = (
  rows: readonly MatchRow[],
  sides: readonly Side[],
  mark: Mark,
  on: boolean,
  person?: string,
): SideOf[] =>
  rows.flatMap((row) =>
    sides.flatMap((side) => {
      const part = partOf(row, side);
      const isMeant = person === undefined || refOn(row, side) === person;
      return isMeant && part && part[mark] !== on ? [{ id: row.id, side, ...seen(row, side, on) }] : [];
    }),
  );

const QUIETLY = { quiet: true, live: true } as const;

/** Sets marks, one or many. `rows` shows them optimistically; a failed one is reverted with the reason in its row. */
export function useMarks(tid: string, listed: readonly MatchRow[]) {
  const p = usePayWords();
  const toast = useToast();
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map());
  /** The latest press for each mark that waits for an answer. */
  const wanted = useRef(new Map<string, Wish>());
  const send = {
    'paid lead': useCommand(markPaid, QUIETLY).mutateAsync,
    'posted lead': useCommand(markPosted, QUIETLY).mutateAsync,
    'paid supporting': useCommand(markSupportingPaid, QUIETLY).mutateAsync,
    'posted supporting': useCommand(markSupportingPosted, QUIETLY).mutateAsync,
  };
  const many = useCommand(markMany, QUIETLY);
  const newest = useRef({ listed, send });
  useEffect(() => {
    newest.current = { listed, send };
  });

  /** Of stable identity: a press renders its own row alone. */
  const press = useCallback(async ({ id }: MatchRow, side: Side, mark: Mark, on: boolean): Promise<void> => {
    const key = `${mark} ${side}` as const;
    const place = `${id} ${key}`;
    const over = newest.current.listed.find((row) => row.id === id);
    if (!over) return;
    const isSending = wanted.current.has(place);
    const wish: Wish = { over, side, mark, on, answered: false };
    wanted.current.set(place, wish);
    setWishes((before) => new Map(before).set(place, wish));
    setFailed((before) => without(before, id));
    // Sent once the one before is answered.
    if (isSending) return;
    try {
      let sent: Wish | undefined;
      for (let next = wanted.current.get(place); next && next !== sent; next = wanted.current.get(place)) {
        await newest.current.send[key]({ body: { id, status: next.on, ...seen(next.over, side, next.on) } });
        sent = next;
      }
      setWishes((before) => new Map(before).set(place, { ...(sent ?? wish), answered: true }));
    } catch (failure) {
      setWishes((before) => without(before, place));
      setFailed((before) => new Map(before).set(id, failureText(failure)));
    } finally {
      wanted.current.delete(place);
    }
  }, []);

  /** Resolves to those newly marked, and to why the rest was not sent where a call was refused. */
  const sendMany = async (sides: readonly SideOf[], mark: Mark, status: boolean) => {
    const changed: SideOf[] = [];
    try {
      for (const some of partsOf(sides, SIDES_MAX)) {
        const answer = await many.mutateAsync({ params: { tid }, body: { sides: some, mark, status } });
        changed.push(...answer.sides);
      }
    } catch (failure) {
      return { changed, refused: failureText(failure) };
    }
    return { changed, refused: null };
  };
  const pressMany = async (...[rows, sides, mark, on, person]: Parameters<typeof otherwise>) => {
    const touched = otherwise(rows, sides, mark, on, person);
    if (touched.length === 0) return toast.info(p('mark.nothing'));
    const { changed, refused } = await sendMany(touched, mark, on);
    const takeBack = async () => {
      const back = await sendMany(changed, mark, !on);
      if (back.refused !== null) toast.error(back.refused);
    };
    const said = p('mark.changed', { count: changed.length });
    if (refused !== null && changed.length === 0) toast.error(refused);
    // The part that was accepted can be undone.
    else if (refused !== null) toast.info(`${said}. ${refused}`, { undo: takeBack });
    else if (changed.length === 0) toast.info(said);
    else toast.success(said, { undo: takeBack });
  };
  const rows = useMemo(() => painted(listed, wishes), [listed, wishes]);
  return { rows, press, pressMany, failed, isMarking: many.isPending };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}
