import {
  CHECKPOINTS_MOST,
  exportProof,
  getProof,
  getProofCheckpoints,
  verifyProof,
} from '@courtcrew/domain/audit/index.ts';
import { streamKind } from '@courtcrew/domain/kernel/event.ts';
import type { Product } from '../kernel/area.ts';
import { download, type Route, route } from '../kernel/http/route.ts';
import { base64Of, exportedLog, type Finding, Verifier, written } from '../kernel/proof/index.ts';

const FILE = { type: 'text/plain; charset=utf-8', name: 'courtcrew-log.jsonl' };

/** What was found, as people read it. */
const told = ({ broken, ...finding }: Finding) => ({
  ...finding,
  broken: broken && { ...broken, position: String(broken.position), kind: streamKind(broken.stream) },
});

/** Whether the log is the one it was. */
export function proofRoutes({ pool, store, prover }: Product): readonly Route[] {
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
  ];
}
