import {
  CHECKPOINTS_MOST,
  exportProof,
  exportTournament,
  exportTournamentOpened,
  getProof,
  getProofCheckpoints,
  verifyProof,
} from '@courtcrew/domain/audit/index.ts';
import { type RecordedEvent, streamKind, streamName } from '@courtcrew/domain/kernel/event.ts';
import type { Product } from '../kernel/area.ts';
import type { OnContacts } from '../kernel/http/metrics/contactsSeen.ts';
import { download, type Route, route } from '../kernel/http/route.ts';
import { base64Of, exportedLog, type Finding, Verifier, written } from '../kernel/proof/index.ts';
import { openedIn } from './rawLog.ts';
import { exportedTournament } from './tournamentExport.ts';

const FILE = { type: 'text/plain; charset=utf-8', name: 'courtcrew-log.jsonl' };
const OPENED = `${exportTournamentOpened.method} ${exportTournamentOpened.path}`;
const TOURNAMENT_FILE = { ...FILE, name: 'courtcrew-tournament.jsonl' };

/** What was found, as people read it. */
const told = ({ broken, ...finding }: Finding) => ({
  ...finding,
  broken: broken && { ...broken, position: String(broken.position), kind: streamKind(broken.stream) },
});

/** What is proved of one tournament: all streams that bear its name. */
function tournamentExports(product: Product, contactsSeen: OnContacts): readonly Route[] {
  const kinds = new Set(product.asOf.map(({ aggregate }) => aggregate.name));
  const asked = (tid: string) => ({ tid, streams: [...kinds].map((kind) => streamName(kind, tid)) });
  return [
    download(exportTournament, ({ tid }) => exportedTournament(product, asked(tid)), TOURNAMENT_FILE),
    download(
      exportTournamentOpened,
      ({ tid, caller: { ref_id: reader } }, use) => {
        const about = { reader, tid, call: OPENED, correlation: use.newId() };
        const open = async (events: readonly RecordedEvent[]) => {
          const opened = await openedIn(product, events, reader);
          contactsSeen({ ...about, people: [...new Set(opened.flatMap(({ people }) => people))] });
          return opened.map(({ words }) => words);
        };
        return exportedTournament(product, { ...asked(tid), open });
      },
      TOURNAMENT_FILE,
    ),
  ];
}

/** Whether the log is the one it was. */
export function proofRoutes(product: Product, contactsSeen: OnContacts): readonly Route[] {
  const { pool, store, prover } = product;
  const { ledger } = prover;
  const verifier = new Verifier(pool, { store, prover });
  return [
    route(getProof, async () => {
      const [{ frontier }, since, [newest], putBacks, found] = await Promise.all([
        ledger.state(),
        ledger.signedSince(),
        ledger.newestCheckpoints(1),
        ledger.putBacks(),
        verifier.last(),
      ]);
      return {
        size: frontier.size,
        root: base64Of(frontier.root()),
        since,
        checkpoint: newest ? written(newest) : null,
        verified: found && told(found),
        put_back: putBacks.map(({ at, sizeBefore, size }) => ({ at, size_before: sizeBefore, size })),
      };
    }),
    route(verifyProof, async () => told(await verifier.verified()), { limit: 'heavy', answersAtOnce: true }),
    route(getProofCheckpoints, async ({ query: { below } }) =>
      (await ledger.newestCheckpoints(CHECKPOINTS_MOST, below)).map(written),
    ),
    download(exportProof, () => exportedLog({ store, prover }), FILE),
    ...tournamentExports(product, contactsSeen),
  ];
}
