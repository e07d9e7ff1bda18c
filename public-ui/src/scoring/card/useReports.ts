import { type Client, newIdempotencyKey } from '@courtcrew/ui-kit/data/client.ts';
import { later } from '@courtcrew/ui-kit/live/pageLive.ts';
import { alone } from '@courtcrew/ui-kit/offline/alone.ts';
import { createKeptSender } from '@courtcrew/ui-kit/offline/keptSender.ts';
import { pageStorage } from '@courtcrew/ui-kit/offline/pageStorage.ts';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Answered, deliver } from './deliver.ts';
import { createReportStore, type KeptReport, keep, type Report } from './keptReport.ts';

export const pageReports = createReportStore(pageStorage());
window.addEventListener('storage', () => pageReports.stale());

export type Told = { readonly report: Report; readonly answer: Answered } | null;

export function useReports(client: Client, sid: string, onAnswered: (kept: KeptReport) => void) {
  const [told, tell] = useState<Told>(null);
  const sender = useMemo(
    () =>
      createKeptSender<KeptReport, Answered>({
        next: () => pageReports.list()[0],
        deliver: (report) => deliver(client, report),
        settle: (kept, answer) => {
          pageReports.remove(kept.id);
          if (kept.sid !== sid) return;
          tell({ report: kept.report, answer });
          onAnswered(kept);
        },
        alone: (work) => alone(work),
        later,
      }),
    [client, sid, onAnswered],
  );
  useEffect(() => {
    sender.wake();
    for (const event of ['storage', 'online']) window.addEventListener(event, sender.wake);
    return () => {
      for (const event of ['storage', 'online']) window.removeEventListener(event, sender.wake);
      sender.rest();
    };
  }, [sender]);
  const all = useSyncExternalStore(pageReports.subscribe, pageReports.list);
  const sending = useSyncExternalStore(sender.subscribe, sender.state);
  const report = useCallback(
    (pressed: Report) => {
      tell(null);
      keep(pageReports, sid, pressed, newIdempotencyKey());
      sender.wake();
    },
    [sid, sender],
  );
  return { kept: all.filter((kept) => kept.sid === sid), sending, told, report };
}
