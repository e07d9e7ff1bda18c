import type { EventStore } from '../eventstore/port.ts';
import { written } from './checkpointFile.ts';
import { provedText } from './leaf.ts';
import { base64Of, type Digest, linkHash, NO_LINK } from './merkle.ts';
import type { Prover } from './prover.ts';
import { provedIn } from './segment.ts';

export interface ExportParts {
  readonly store: Pick<EventStore, 'readAll'>;
  readonly prover: Pick<Prover, 'ledger' | 'signer' | 'sign'>;
}

/**
 * The whole log with what proves it, as JSON lines in portions; personal data stay sealed. It ends with a checkpoint.
 * Where log and ledger differ, the line says what each has: whoever verifies it finds the place.
 */
export async function* exportedLog({ store, prover }: ExportParts): AsyncGenerator<string> {
  await prover.sign();
  const { installation, publicKey: key } = prover.signer;
  yield `${JSON.stringify({ format: 'courtcrew audit export 1', installation, key })}\n`;
  const checkpoints = await prover.ledger.checkpoints();
  const size = checkpoints.at(-1)?.size ?? 0;
  const leaves = leavesOf(prover);
  const links = new Map<string, Digest>();
  let exported = 0;
  for await (const page of store.readAll(0n)) {
    const lines: string[] = [];
    for (const event of page.slice(0, size - exported)) {
      const { value: leaf } = await leaves.next();
      if (leaf === undefined) return;
      const link = linkHash(links.get(event.stream) ?? NO_LINK, leaf);
      links.set(event.stream, link);
      const place = `{"leaf":"${base64Of(leaf)}","link":"${base64Of(link)}","position":"${event.position}"`;
      lines.push(`${place},"event":${provedText(event)}}\n`);
      exported += 1;
      for (const checkpoint of checkpoints.filter((signed) => signed.size === exported)) {
        lines.push(`${JSON.stringify({ checkpoint: written(checkpoint) })}\n`);
      }
    }
    yield lines.join('');
    if (exported === size) return;
  }
}

async function* leavesOf({ ledger }: Pick<Prover, 'ledger'>): AsyncGenerator<Digest> {
  for await (const segment of ledger.segments()) for (const { leaf } of provedIn(segment)) yield leaf;
}
