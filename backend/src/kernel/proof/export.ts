import type { EventStore } from '../eventstore/port.ts';
import type { Checkpoint } from './checkpoint.ts';
import { written } from './checkpointFile.ts';
import { provedText } from './leaf.ts';
import { base64Of, type Digest, linkHash, NO_LINK } from './merkle.ts';
import type { Prover } from './prover.ts';
import { provedIn } from './segment.ts';

export interface ExportParts {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly prover: Pick<Prover, 'ledger' | 'signer' | 'sign'>;
}

/** The sealed log with its proofs, as JSON lines in portions; differences are told in their line. */
export async function* exportedLog({ store, prover }: ExportParts): AsyncGenerator<string> {
  await prover.sign();
  const { installation, publicKey: key } = prover.signer;
  yield `${JSON.stringify({ format: 'courtcrew audit export 1', installation, key })}\n`;
  const checkpoints = await prover.ledger.checkpoints();
  const last = checkpoints.at(-1);
  const size = last?.size ?? 0;
  const leaves = leavesOf(prover);
  const links = new Map<string, Digest>();
  let exported = 0;
  let waiting = 0;
  for await (const page of store.readAll(0n)) {
    const lines: string[] = [];
    const proved = page.slice(0, size - exported);
    waiting += page.length - proved.length;
    for (const event of proved) {
      const { value: leaf } = await leaves.next();
      if (leaf === undefined) return;
      const link = linkHash(links.get(event.stream) ?? NO_LINK, leaf);
      links.set(event.stream, link);
      const place = `{"leaf":"${base64Of(leaf)}","link":"${base64Of(link)}","position":"${event.position}"`;
      lines.push(`${place},"event":${provedText(event)}}\n`);
      exported += 1;
      for (const checkpoint of checkpoints.filter((one) => one.size === exported && one !== last)) {
        lines.push(`${JSON.stringify({ checkpoint: written(checkpoint) })}\n`);
      }
    }
    yield lines.join('');
  }
  if (!last || exported < size) return;
  const signature = prover.signer.sign(waitingText(installation, last, waiting)).toString('base64');
  yield `${JSON.stringify({ checkpoint: written(last), waiting: { events: waiting, signature } })}\n`;
}

const waitingText = (installation: string, { size, at }: Checkpoint, events: number): Buffer =>
  Buffer.from(`courtcrew waiting 1\n${installation}\n${size}\n${at}\n${events}\n`);

async function* leavesOf({ ledger }: Pick<Prover, 'ledger'>): AsyncGenerator<Digest> {
  for await (const segment of ledger.segments()) for (const { leaf } of provedIn(segment)) yield leaf;
}
