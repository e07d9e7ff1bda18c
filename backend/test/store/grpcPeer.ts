import { randomUUID } from 'node:crypto';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream, ServerWritableStream, sendUnaryData } from '@grpc/grpc-js';
import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { GrpcLog, type Proposed } from './grpcLog.ts';
import {
  appendAnswer,
  appendCall,
  asked,
  confirmation,
  eventAnswer,
  pageOf,
  streamNotFound,
  subscribed,
} from './grpcMessages.ts';

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** How the server says no to an append whatever the revision: by a status, and a name that the client knows. */
const REFUSALS = {
  deleted: { code: status.FAILED_PRECONDITION, details: 'Event stream is deleted.', name: 'stream-deleted' },
  closed: { code: status.PERMISSION_DENIED, details: 'Access Denied', name: 'access-denied' },
  tooLarge: {
    code: status.INVALID_ARGUMENT,
    details: 'Maximum Append Size Exceeded.',
    name: 'maximum-append-size-exceeded',
  },
};

/** What a script may do with an append. Served as usual, both happen at once. */
export interface ScriptedAppend {
  /** Lets the log decide, and write. */
  write(): void;
  /** Tells the client what the log decided. */
  answer(): void;
  fail(code: status, text: string): void;
}

/** What a script may do with a read or a new subscription. */
export interface ScriptedRead {
  serve(): void;
  /** Sends what was asked for, or only the first of it, but does not end the call. */
  serveWithoutEnd(count?: number): void;
  end(): void;
  fail(code: status, text: string): void;
}

/**
 * An EventStoreDB at the other end of a real HTTP/2 connection, over a log in memory. It keeps that server's
 * rules, and misbehaves where a test says so.
 */
export class GrpcPeer {
  readonly log = new GrpcLog();
  /** Calls that came, by kind. */
  readonly calls = { append: 0, batchAppend: 0, read: 0, subscribe: 0 };
  /** Reads that were neither ended by the server nor given up by the client. */
  readonly openReads = new Set<ReadCall>();
  /** A server that is stopped without being gone: it takes calls and answers none. */
  silent = false;
  /** What it takes in one append: data and metadata, and types in UTF-16. */
  maxAppendBytes = 1_048_576;
  readonly #subscriptions = new Set<ReadCall>();
  #muted = new WeakSet<ReadCall>();
  #appendScripts: ((call: ScriptedAppend) => void)[] = [];
  #readScript: ((call: ScriptedRead) => void) | null = null;
  #server = new Server();
  #port = 0;

  static async start(): Promise<GrpcPeer> {
    const peer = new GrpcPeer();
    await peer.start();
    return peer;
  }

  get connectionString(): string {
    return `esdb://127.0.0.1:${this.#port}?tls=false`;
  }

  /** Listens; after `stop` again at the same address. */
  async start(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    server.addService(streams.StreamsService, {
      append: (call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>) =>
        this.#append(call, answer),
      read: (call: ReadCall) => this.#read(call),
      batchAppend: (call: { end(): void }) => {
        this.calls.batchAppend += 1;
        call.end();
      },
    });
    server.addService(features.ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<featureMessages.SupportedMethods>) =>
        answer(null, offeringBatchAppend()),
    });
    this.#server = server;
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
  }

  /** Breaks every connection at once. */
  stop(): void {
    this.#server.forceShutdown();
    this.#subscriptions.clear();
    this.openReads.clear();
  }

  /** The next append meets this script, or the next few. */
  scriptAppend(script: (call: ScriptedAppend) => void, times = 1): void {
    for (let time = 0; time < times; time += 1) this.#appendScripts.push(script);
  }

  /** The next read of a page meets this script. Single events are looked at all the time, and do not. */
  scriptRead(script: (call: ScriptedRead) => void): void {
    this.#readScript = script;
  }

  endSubscriptions(): void {
    for (const call of this.#subscriptions) call.end();
    this.#subscriptions.clear();
  }

  failSubscriptions(code: status, details: string): void {
    for (const call of this.#subscriptions) call.emit('error', { code, details });
    this.#subscriptions.clear();
  }

  /** The present subscriptions stay open and get nothing more. */
  muteSubscriptions(): void {
    for (const call of this.#subscriptions) this.#muted.add(call);
  }

  /** Events of the server itself, as its housekeeping writes them. */
  writeSystemEvents(count: number): void {
    const event = { type: '$statsCollected', data: Buffer.from('{}'), meta: new Uint8Array() };
    this.#publishing(() =>
      this.log.write(
        '$stats-127.0.0.1:2113',
        Array.from({ length: count }, () => ({ ...event, id: randomUUID() })),
      ),
    );
  }

  #append(call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>): void {
    this.calls.append += 1;
    const requests: AppendReq[] = [];
    call.on('data', (request: AppendReq) => requests.push(request));
    call.on('end', () => {
      if (this.silent) return;
      const append = appendCall(requests);
      const refused = this.#refusal(append.stream, append.proposed);
      if (refused) return respond(refused);
      let revision: number | undefined;
      const steps: ScriptedAppend = {
        write: () =>
          this.#publishing(() => {
            revision = this.log.append(append.stream, append.expected, append.proposed);
          }),
        answer: () => respond(null, appendAnswer(append, revision, this.log)),
        fail: (code, details) => respond({ code, details }),
      };
      const script = this.#appendScripts.shift();
      if (script) return script(steps);
      steps.write();
      steps.answer();
    });
  }

  #read(call: ReadCall): void {
    if (call.request.getOptions()?.hasSubscription()) {
      this.calls.subscribe += 1;
      if (this.silent) return;
      this.#subscriptions.add(call);
      call.on('cancelled', () => this.#subscriptions.delete(call));
      call.write(confirmation());
      for (const record of this.log.records.filter(subscribed(call.request))) call.write(eventAnswer(record));
      return;
    }
    this.calls.read += 1;
    if (this.silent) return;
    this.openReads.add(call);
    call.on('cancelled', () => this.openReads.delete(call));
    const end = () => {
      this.openReads.delete(call);
      call.end();
    };
    const serveWithoutEnd = (count?: number) => {
      const records = asked(call.request, this.log);
      if (!records) call.write(streamNotFound(call.request));
      for (const record of records?.slice(0, count) ?? []) call.write(eventAnswer(record));
    };
    const steps: ScriptedRead = {
      serveWithoutEnd,
      end,
      serve: () => {
        serveWithoutEnd();
        end();
      },
      fail: (code, details) => {
        this.openReads.delete(call);
        call.emit('error', { code, details });
      },
    };
    const script = pageOf(call.request).count > 1 ? this.#readScript : null;
    if (script) this.#readScript = null;
    if (script) script(steps);
    else steps.serve();
  }

  /** Sends what `write` adds to the log to the subscriptions that ask for it. */
  #publishing(write: () => void): void {
    const before = this.log.records.length;
    write();
    for (const call of this.#subscriptions) {
      if (this.#muted.has(call)) continue;
      const wanted = subscribed(call.request);
      for (const record of this.log.records.slice(before))
        if (wanted(record)) call.write(eventAnswer(record));
    }
  }

  #refusal(stream: string, proposed: readonly Proposed[]) {
    let bytes = 0;
    for (const { type, data, meta } of proposed) bytes += 2 * type.length + data.length + meta.length;
    const kind = bytes > this.maxAppendBytes ? 'tooLarge' : this.log.tampering(stream).refuses;
    if (!kind) return undefined;
    const { code, details, name } = REFUSALS[kind];
    const metadata = new Metadata();
    metadata.set('exception', name);
    metadata.set('stream-name', stream);
    metadata.set('maximum-append-size', String(this.maxAppendBytes));
    return { code, details, metadata };
  }
}

/** What makes the client choose its shared batch appends, as every present server does. */
function offeringBatchAppend(): featureMessages.SupportedMethods {
  const method = new featureMessages.SupportedMethod()
    .setServiceName('event_store.client.streams.streams')
    .setMethodName('batchappend');
  return new featureMessages.SupportedMethods()
    .setEventStoreServerVersion('24.10.0')
    .setMethodsList([method]);
}
