import { getCourtMonitorBoard, verifyCourtMonitorStatus } from '@courtcrew/domain/board/contract.ts';
import { getTournamentName } from '@courtcrew/domain/tournaments/contract.ts';
import { CallFailed, unreachable } from '@courtcrew/ui-kit/data/client.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { isPassing } from '@courtcrew/ui-kit/offline/delivering.ts';
import { forgetOwn } from '@courtcrew/ui-kit/session/ownMemory.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useEffect, useMemo } from 'react';
import { type Known, recall, remember } from './memory.ts';

/** Polling interval of the desk's decision, ms. */
const RECHECK_MS = 30_000;
const COURTS_MS = 60_000;

/** State of the check of the person; offline it stays what it was. */
export type Monitor =
  | { readonly is: 'checking' }
  | { readonly is: 'visitor' }
  | { readonly is: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly is: 'known';
      readonly known: Known;
      /** Scores are reported here; unknown offline, where no card could be read either. */
      readonly scores: boolean;
      readonly recheck: () => Promise<unknown>;
    };

interface Checked {
  readonly monitor: Monitor;
  /** Known before the check; null for a visitor. */
  readonly ref_id: string | null;
  readonly asked: 'answered' | 'silent' | null;
}

const isSilent = (error: Error | null): boolean => error instanceof CallFailed && isPassing(error.status);

/** The reader and their courts: polled, and remembered for offline use. */
export function useMonitor(tid: string): Checked {
  const session = useSession();
  const { language } = useSpeech();
  const kept = useMemo(() => recall(tid), [tid]);
  const isUnsure = session.pending || session.unreachable;
  const ref_id = session.user?.ref_id ?? (isUnsure ? (kept?.ref_id ?? null) : null);
  const before = kept?.ref_id === ref_id ? kept : null;

  const params = { tid };
  const enabled = ref_id !== null;
  const check = useCall(
    verifyCourtMonitorStatus,
    { params, body: { ref_id: ref_id ?? '' } },
    { enabled, refreshEvery: RECHECK_MS },
  );
  const board = useCall(getCourtMonitorBoard, { params }, { enabled, refreshEvery: COURTS_MS });
  const tournament = useCall(getTournamentName, { params });

  const known = useMemo<Known | null>(() => {
    const own = check.data?.courts ?? before?.own;
    const courts = board.data ? [...board.data.left, ...board.data.right] : before?.courts;
    const about = tournament.data ? { name: tournament.data.name, zone: tournament.data.time_zone } : before;
    if (ref_id === null || !own || !courts || !about) return null;
    const labels = courts.map(({ court_num, description, color }) => ({ court_num, description, color }));
    return { tid, ref_id, name: about.name, zone: about.zone, own, courts: labels };
  }, [tid, ref_id, before, check.data, board.data, tournament.data]);

  const isVisitor = !isUnsure && session.user === null;
  useEffect(() => {
    if (known) remember(known);
    else if (isVisitor) forgetOwn();
  }, [known, isVisitor]);

  // A person waiting for a court listens to the board; others are spared its frames.
  useRoom(known?.own.length === 0 ? `board:${tid}` : null, {
    refreshes: [verifyCourtMonitorStatus],
    also: ['monitor'],
  });

  // A person who may not ask about courts gets the tournament; and a refusal is an answer.
  const last = enabled ? check : tournament;
  const asked = isSilent(last.error) ? 'silent' : last.isFetched ? 'answered' : null;
  const monitorNow = (): Monitor => {
    if (isVisitor) return { is: 'visitor' };
    const scores = check.data?.score_reporting ?? false;
    if (known) return { is: 'known', known, scores, recheck: check.refetch };
    const error =
      tournament.error ?? check.error ?? board.error ?? (session.unreachable ? unreachable(language) : null);
    if (!error) return { is: 'checking' };
    const all = [tournament, check, board];
    const retry = () =>
      void Promise.all([session.refresh(), ...all.map((read) => read.isError && read.refetch())]);
    return { is: 'failed', error, retry };
  };
  return { monitor: monitorNow(), ref_id, asked };
}
