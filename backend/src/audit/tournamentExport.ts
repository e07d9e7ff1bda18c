import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import type { EventStore } from '../kernel/eventstore/port.ts';
import {
  base64Of,
  type Checkpoint,
  DIGEST_BYTES,
  linkHash,
  type Prover,
  provedIn,
  provedText,
  Tree,
  textHash,
  written,
} from '../kernel/proof/index.ts';
import { Refused } from '../kernel/refused.ts';

export interface TournamentExportParts {
  readonly store: Pick<EventStore, 'readStream' | 'revision'>;
  readonly prover: Pick<Prover, 'ledger' | 'signer' | 'sign'>;
}

/** What is sealed in each of these events, opened. */
type Open = (events: readonly RecordedEvent[]) => Promise<readonly object[]>;

interface Asked {
  readonly tid: string;
  /** Names of its streams. */
  readonly streams: readonly string[];
  /** Without it, what is sealed stays so. */
  readonly open?: Open;
}

/** Where an event stands: its number in the tree of the whole log, its stream and its position. */
interface Place {
  readonly number: number;
  readonly stream: string;
  readonly position: Position;
}

const EVENTS_AT_ONCE = 200;

/**
 * One tournament's events in the order of the log, each with its proof that it stands in the whole log as it was signed,
 * and each line chained to all before it (docs/audit-export.md). Where the log is not what was proved, the line says what
 * each has.
 */
export async function exportedTournament(
  parts: TournamentExportParts,
  asked: Asked,
): Promise<AsyncIterable<string>> {
  await parts.prover.sign();
  const [checkpoint] = await parts.prover.ledger.newestCheckpoints(1);
  if (!checkpoint) throw new Refused(refuse('conflict', 'Nothing is signed yet'));
  return linesOf(parts, asked, checkpoint);
}

async function* linesOf(
  { store, prover: { ledger, signer } }: TournamentExportParts,
  { tid, streams, open }: Asked,
  checkpoint: Checkpoint,
): AsyncGenerator<string> {
  const { installation, publicKey: key } = signer;
  const signed = (text: string): string => signer.sign(Buffer.from(text)).toString('base64');
  const header = JSON.stringify({
    ...{ format: 'courtcrew tournament export 1', installation, key, tournament: tid },
    checkpoint: written(checkpoint),
  }).slice(0, -1);
  let link = textHash(header);
  yield `${header},"signature":"${signed(header)}"}\n`;
  const chained = (text: string): string => {
    link = linkHash(link, textHash(text));
    return `{"link":"${base64Of(link)}",${text}\n`;
  };
  const { places, tree } = await placesOf(ledger, checkpoint.size, new Set(streams));
  const read = new Map(streams.map((stream) => [stream, eventsOf(store, stream)]));
  for (const part of partsOf(places, EVENTS_AT_ONCE)) {
    const there: [Place, RecordedEvent][] = [];
    for (const place of part) {
      const next = await read.get(place.stream)?.next();
      if (next?.value) there.push([place, next.value]);
    }
    const opened = await open?.(there.map(([, event]) => event));
    const lines = there.flatMap(([place, event], index) => {
      const words = opened?.[index] ?? {};
      const path = JSON.stringify(tree.inclusion(place.number).map(base64Of));
      const text = `"number":${place.number},"position":"${place.position}","path":${path},"event":${provedText(event)}}`;
      return Object.keys(words).length === 0
        ? [chained(text)]
        : [chained(text), chained(`"opened":${JSON.stringify(words)}}`)];
    });
    yield lines.join('');
  }
  const newest = await Promise.all(streams.map((stream) => store.revision(stream)));
  const there = newest.reduce((sum, revision) => sum + revision + 1, 0);
  const waiting = Math.max(0, there - places.length);
  const end = { events: places.length, waiting, link: base64Of(link) };
  const signature = signed(`courtcrew tournament end 2\n${end.events}\n${waiting}\n${end.link}\n`);
  yield `${JSON.stringify({ end: { ...end, signature } })}\n`;
}

/** The tree over so many leaves, and which of them are of these streams. */
async function placesOf(ledger: Prover['ledger'], size: number, streams: ReadonlySet<string>) {
  const leaves: Buffer[] = [];
  const places: Place[] = [];
  for await (const segment of ledger.segments()) {
    if (segment.first >= size) break;
    leaves.push(segment.leaves);
    let number = segment.first;
    for (const { stream, position } of provedIn(segment)) {
      if (number < size && streams.has(stream)) places.push({ number, stream, position });
      number += 1;
    }
  }
  const tree = await Tree.of(Buffer.concat(leaves, size * DIGEST_BYTES));
  return { places, tree };
}

async function* eventsOf(
  store: TournamentExportParts['store'],
  stream: string,
): AsyncGenerator<RecordedEvent, undefined> {
  for await (const page of store.readStream(stream, 0)) yield* page;
}
