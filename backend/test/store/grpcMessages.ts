import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import type {
  BatchAppendReq as AppendRequest,
  ReadReq as ReadRequest,
} from '@eventstore/db-client/generated/streams_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import type { GrpcLog, Proposed, Stored } from './grpcLog.ts';

const { BatchAppendResp, ReadReq, ReadResp } = streams;

const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const identifierOf = (stream: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));

export interface Append {
  readonly stream: string;
  readonly expected: number;
  readonly proposed: readonly Proposed[];
}

/** An append as the client sends it: one message, since none of ours is cut in several. */
export function appendIn(request: AppendRequest): Append {
  const options = request.getOptions();
  const proposed = request.getProposedMessagesList().map((message) => ({
    id: message.getId()?.getString() ?? '',
    type: message.getMetadataMap().get('type') ?? '',
    data: message.getData_asU8(),
    meta: message.getCustomMetadata_asU8(),
  }));
  const expected = options?.hasStreamPosition() ? Number(options.getStreamPosition()) : -1;
  return { stream: nameOf(options?.getStreamIdentifier()), expected, proposed };
}

const answerTo = (request: AppendRequest) =>
  new BatchAppendResp()
    .setCorrelationId(request.getCorrelationId())
    .setStreamIdentifier(request.getOptions()?.getStreamIdentifier());

export function appendAnswer(request: AppendRequest, revision: number | undefined, log: GrpcLog) {
  const { stream, expected } = appendIn(request);
  if (revision === undefined) return wrongRevision(request, expected, log.stream(stream).length - 1);
  const success = new BatchAppendResp.Success().setCurrentRevision(String(revision));
  const written = log.stream(stream)[revision];
  const position = new shared.AllStreamPosition()
    .setCommitPosition(String(written?.commit))
    .setPreparePosition(String(written?.prepare));
  return answerTo(request).setSuccess(success.setPosition(position));
}

function wrongRevision(request: AppendRequest, expected: number, actual: number) {
  const wrong = new shared.WrongExpectedVersion();
  if (actual < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentStreamRevision(String(actual));
  if (expected < 0) wrong.setExpectedNoStream(new shared.Empty());
  else wrong.setExpectedStreamPosition(String(expected));
  return refusalAnswer(request, 'WrongExpectedVersion', wrong);
}

/** How the server says no to an append, or that it cannot tell: by the name of a message, and what is in it. */
export type Refusal =
  | 'WrongExpectedVersion'
  | 'StreamDeleted'
  | 'AccessDenied'
  | 'MaximumAppendSizeExceeded'
  | 'Timeout';

export function refusalAnswer(
  request: AppendRequest,
  name: Refusal,
  message: { serializeBinary(): Uint8Array } = new shared.Empty(),
) {
  const details = new any.Any();
  details.pack(new Uint8Array(message.serializeBinary()), `event_store.client.${name}`);
  return answerTo(request).setError(new statuses.Status().setMessage(name).setDetails(details));
}

export const tooLarge = (request: AppendRequest, maximum: number) =>
  refusalAnswer(
    request,
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(maximum),
  );

export function eventAnswer(stored: Stored) {
  const event = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(stored.id))
    .setStreamIdentifier(identifierOf(stored.stream))
    .setStreamRevision(String(stored.revision))
    .setCommitPosition(String(stored.commit))
    .setPreparePosition(String(stored.prepare))
    .setCustomMetadata(stored.meta)
    .setData(stored.data);
  event.getMetadataMap().set('type', stored.type).set('content-type', 'application/json').set('created', '0');
  return new ReadResp().setEvent(
    new ReadResp.ReadEvent().setEvent(event).setCommitPosition(String(stored.commit)),
  );
}

export const confirmation = () =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('s1'));

/** The records a read asks for, or undefined for a stream that does not exist. */
export function asked(request: ReadRequest, log: GrpcLog): readonly Stored[] | undefined {
  const options = request.getOptions();
  const count = Number(options?.getCount());
  const backwards = options?.getReadDirection() === ReadReq.Options.ReadDirection.BACKWARDS;
  const inOrder = (list: readonly Stored[]) => (backwards ? list.toReversed() : list).slice(0, count);
  const stream = options?.getStream();
  if (stream) {
    const records = log.visible(nameOf(stream.getStreamIdentifier()));
    if (records.length === 0) return undefined;
    const from = stream.hasRevision() ? Number(stream.getRevision()) : 0;
    return inOrder(records.filter(({ revision }) => revision >= from));
  }
  const from = options?.getAll()?.getPosition();
  if (!from) return inOrder(log.records);
  const [commit, prepare] = [BigInt(from.getCommitPosition()), BigInt(from.getPreparePosition())];
  const before = (one: Stored) => one.commit < commit || (one.commit === commit && one.prepare < prepare);
  // Forwards from a position includes it, backwards does not.
  return inOrder(log.records.filter((one) => before(one) === backwards));
}

/** Which records a subscription gets: those after the position it names that its filter lets through. */
export function subscribed(request: ReadRequest): (record: Stored) => boolean {
  const options = request.getOptions();
  const from = options?.getAll()?.getPosition();
  const commit = BigInt(from?.getCommitPosition() ?? 0);
  const prepare = BigInt(from?.getPreparePosition() ?? 0);
  const regex = new RegExp(options?.getFilter()?.getEventType()?.getRegex() ?? '');
  return (one) =>
    regex.test(one.type) && (one.commit > commit || (one.commit === commit && one.prepare > prepare));
}

/** The stream a read asks for, and how many events; null for the whole log. */
export function pageOf(request: ReadRequest): { readonly stream: string | null; readonly count: number } {
  const options = request.getOptions();
  const stream = options?.getStream()?.getStreamIdentifier();
  return { stream: stream ? nameOf(stream) : null, count: Number(options?.getCount()) };
}

export function streamNotFound(request: ReadRequest) {
  const identifier = request.getOptions()?.getStream()?.getStreamIdentifier();
  return new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier));
}
