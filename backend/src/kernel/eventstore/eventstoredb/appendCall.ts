import { randomUUID } from 'node:crypto';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { convertToCommandError, type EventStoreDBClient } from '@eventstore/db-client';
import unpacking from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { SerialisedEvent } from '../check.ts';
import { NO_STREAM } from '../port.ts';
import { pack } from './position.ts';

const { BatchAppendReq } = messages;
type Request = InstanceType<typeof BatchAppendReq>;
type Response = InstanceType<typeof messages.BatchAppendResp>;
type Service = InstanceType<typeof services.StreamsClient>;
type Call = ReturnType<Service['batchAppend']>;

/** What the client keeps to itself: its connection, and the arguments every call on it has. */
interface Internals {
  getGRPCClient(service: typeof services.StreamsClient, name: string): Promise<Service>;
  callArguments(options: object, callOptions: { deadline: number }): Parameters<Service['batchAppend']>;
}

export interface Written {
  readonly revision: number;
  /** Of the last event; absent where the server does not tell. */
  readonly position: Position | undefined;
}

/**
 * The appends over one connection: one call stays open, and each append is a message on it and an answer. A call of
 * its own would cost a message for every event. The client's own of this kind keeps one table for the whole process,
 * in which an error on any connection rejects everybody's appends; here each connection has its own.
 */
export class AppendCall {
  readonly #client: EventStoreDBClient;
  readonly #waiting = new Map<string, PromiseWithResolvers<Written>>();
  #call: Promise<Call> | null = null;

  constructor(client: EventStoreDBClient) {
    this.#client = client;
  }

  /** Settles when the server answers, or the connection breaks; rejects with what either says. */
  async append(stream: string, events: readonly SerialisedEvent[], expected: number): Promise<Written> {
    const call = await this.#opened();
    const id = randomUUID();
    const answer = Promise.withResolvers<Written>();
    this.#waiting.set(id, answer);
    call.write(requestOf(id, stream, events, expected));
    return answer.promise;
  }

  async close(): Promise<void> {
    const call = await this.#call?.catch(() => null);
    call?.cancel();
  }

  #opened(): Promise<Call> {
    this.#call ??= this.#open().catch((error: unknown) => {
      this.#call = null;
      throw error;
    });
    return this.#call;
  }

  async #open(): Promise<Call> {
    const internals = this.#client as unknown as Internals;
    const service = await internals.getGRPCClient(services.StreamsClient, 'appendToStream');
    const call: Call = service.batchAppend(...internals.callArguments({}, { deadline: Infinity }));
    // A call that breaks also ends, and that may be told when the next one is open already.
    let open = true;
    const lost = (error: unknown) => {
      if (open) this.#lost(error);
      open = false;
    };
    call.on('data', (response: Response) => this.#answer(response));
    call.on('error', (error: Error) => lost(convertToCommandError(error)));
    call.on('end', () => lost(new Error('the server ended the call')));
    return call;
  }

  #answer(response: Response): void {
    const id = response.getCorrelationId()?.getString() ?? '';
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    const error = response.getError();
    if (error) waiting?.reject(unpacking.unpackToCommandError(error, nameIn(response)));
    else waiting?.resolve(writtenIn(response));
  }

  #lost(error: unknown): void {
    this.#call = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

function requestOf(
  id: string,
  stream: string,
  events: readonly SerialisedEvent[],
  expected: number,
): Request {
  const name = new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
  const options = new BatchAppendReq.Options().setStreamIdentifier(name);
  if (expected === NO_STREAM) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  return new BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
}

function proposed({ id, type, data, meta }: SerialisedEvent) {
  const message = new BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(meta));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}

const nameIn = (response: Response): string =>
  Buffer.from(response.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();

function writtenIn(response: Response): Written {
  const success = response.getSuccess();
  const position = success?.getPosition();
  return {
    revision: Number(success?.getCurrentRevision()),
    position:
      position &&
      pack({
        commit: BigInt(position.getCommitPosition()),
        prepare: BigInt(position.getPreparePosition()),
      }),
  };
}
