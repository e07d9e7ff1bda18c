import { getOwnNotifications } from '@courtcrew/domain/board/contract.ts';
import { DEPARTMENT_OF } from '@courtcrew/domain/board/model.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { useClient, useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import type { Readings } from '@courtcrew/ui-kit/data/readings.ts';
import { callKey } from '@courtcrew/ui-kit/data/useCall.ts';
import { later } from '@courtcrew/ui-kit/live/pageLive.ts';
import { alone } from '@courtcrew/ui-kit/offline/alone.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { deliver } from './deliver.ts';
import type { KeptCall, Pressed } from './keptCall.ts';
import { pageCalls } from './pageCalls.ts';
import { press } from './press.ts';
import { createSender, type SenderState } from './sender.ts';
import type { MonitorWord } from './words.ts';

export type OwnCall = AnswerOf<typeof getOwnNotifications>[number];

export interface Calls {
  /** All calls on this phone, of any person. */
  readonly kept: readonly KeptCall[];
  readonly sending: SenderState;
  /** Outcome of a moment ago. */
  readonly told: MonitorWord | null;
  /** The last call returned because it names no court. */
  readonly courtless: KeptCall | null;
  press(pressed: Pressed): void;
  /** Sends a refused or old call all the same. */
  insist(call: KeptCall): void;
  discard(call: KeptCall): void;
  /** Retries waiting calls now. */
  wake(): void;
}

/** Lists a sent call at once: until the next fetch it would be in no list. */
function showSent(queries: QueryClient, readings: Readings, { body }: KeptCall, nid: string): void {
  const { tid, called_at, ...said } = body;
  const queryKey = callKey(getOwnNotifications, { params: { tid } });
  const sent: OwnCall = {
    ...said,
    nid,
    department: DEPARTMENT_OF[body.type],
    ...{ first: null, last: null, confirmed_at: null, response: null },
    time: called_at,
    received: new Date().toISOString(),
  };
  queries.setQueryData<readonly OwnCall[]>(queryKey, (rows) =>
    rows?.some((row) => row.nid === nid) ? rows : rows && [sent, ...rows],
  );
  void readings.again(queries, queryKey, null);
}

/** The calls of this phone, and the sender of the person's own. */
export function useCalls(tid: string, ref_id: string | null): Calls {
  const client = useClient();
  const queries = useQueryClient();
  const readings = useReadings();
  const [told, tell] = useTold<MonitorWord>();
  const [courtless, setCourtless] = useState<KeptCall | null>(null);

  const sender = useMemo(
    () =>
      createSender({
        store: pageCalls,
        ref_id: ref_id ?? '',
        deliver: (call) => deliver(client, call),
        alone: (work) => alone(work),
        later,
        now: Date.now,
        onSent: (call, nid) => {
          showSent(queries, readings, call, nid);
          tell('monitor.sent');
        },
        onCourtless: setCourtless,
      }),
    [client, queries, readings, ref_id, tell],
  );
  useEffect(() => {
    sender.wake();
    window.addEventListener('storage', sender.wake);
    return () => {
      window.removeEventListener('storage', sender.wake);
      sender.rest();
    };
  }, [sender]);

  const kept = useSyncExternalStore(pageCalls.subscribe, pageCalls.list, pageCalls.list);
  const sending = useSyncExternalStore(sender.subscribe, sender.state, sender.state);

  const keep = useCallback(
    (pressed: Pressed) => {
      if (ref_id === null) return;
      if (!press(pageCalls, pressed, { tid, ref_id, now: Date.now() })) tell('monitor.already');
      sender.wake();
    },
    [tid, ref_id, sender, tell],
  );
  const insist = useCallback(
    (call: KeptCall) => {
      pageCalls.put({ ...call, refused: null, insisted: true });
      sender.wake();
    },
    [sender],
  );
  const discard = useCallback(({ id }: KeptCall) => pageCalls.remove(id), []);
  return { kept, sending, told, courtless, press: keep, insist, discard, wake: sender.wake };
}

/** Long enough to be read once. */
const LASTING_MS = 5_000;

/** A message shown for a moment, and its setter. Setting the same one restarts the moment. */
function useTold<Said extends string>(): [told: Said | null, tell: (said: Said) => void] {
  const [told, setTold] = useState<{ readonly said: Said } | null>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), LASTING_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told?.said ?? null, useCallback((said: Said) => setTold({ said }), [])];
}
