import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream, ServerWritableStream } from '@grpc/grpc-js';
import { Server, ServerCredentials, type status } from '@grpc/grpc-js';
import { GrpcLog } from './grpcLog.ts';
import {
  appendAnswer,
  appendIn,
  asked,
  confirmation,
  eventAnswer,
  pageOf,
  refusalAnswer,
  streamNotFound,
  subscribed,
  tooLarge,
} from './grpcMessages.ts';

type AppendCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;
type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

const REFUSALS = { deleted: 'StreamDeleted', closed: 'AccessDenied' } as const;

/** What a script may do with an append. Served as usual, both happen at once. */
export interface ScriptedAppend {
  /** Lets the log decide, and write. */
  write(): void;
  /** Tells the client what the log decided. */
  answer(): void;
  /** Tells the client that it cannot tell. */
  timeOut(): void;
  /** Breaks the call that all appends of the connection share. */
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
  /** Calls that came, by kind; the appends of a connection share one of `appends`. */
  readonly calls = { append: 0, appends: 0, read: 0, subscribe: 0 };
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
      read: (call: ReadCall) => this.#read(call),
      batchAppend: (call: AppendCall) => {
        this.calls.appends += 1;
        call.on('data', (request: BatchAppendReq) => this.#append(call, request));
        call.on('end', () => call.end());
      },
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

  #append(call: AppendCall, request: BatchAppendReq): void {
    this.calls.append += 1;
    if (this.silent) return;
    const refused = this.#refusal(request);
    if (refused) {
      call.write(refused);
      return;
    }
    const { stream, expected, proposed } = appendIn(request);
    let revision: number | undefined;
    const steps: ScriptedAppend = {
      write: () =>
        this.#publishing(() => {
          revision = this.log.append(stream, expected, proposed);
        }),
      answer: () => call.write(appendAnswer(request, revision, this.log)),
      timeOut: () => call.write(refusalAnswer(request, 'Timeout')),
      fail: (code, details) => call.emit('error', { code, details }),
    };
    const script = this.#appendScripts.shift();
    if (script) {
      script(steps);
      return;
    }
    steps.write();
    steps.answer();
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

  #refusal(request: BatchAppendReq) {
    const { stream, proposed } = appendIn(request);
    let bytes = 0;
    for (const { type, data, meta } of proposed) bytes += 2 * type.length + data.length + meta.length;
    if (bytes > this.maxAppendBytes) return tooLarge(request, this.maxAppendBytes);
    const { refuses } = this.log.tampering(stream);
    return refuses && refusalAnswer(request, REFUSALS[refuses]);
  }
}
