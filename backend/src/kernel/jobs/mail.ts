import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Calendar } from './letter.ts';
import type { HandOver, Sending, Transport } from './transport.ts';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  /** Its host is the right side of every Message-ID. */
  readonly publicUrl: string;
  /** Connections that are kept open to the mail server. */
  readonly connections: number;
  /** Mails a second at most; absent for as many as it takes. */
  readonly rate?: number | undefined;
  readonly dkim?: DkimSettings | undefined;
}

export interface DkimSettings {
  readonly domainName: string;
  readonly keySelector: string;
  /** PEM. */
  readonly privateKey: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** Sooner than a server hangs up, so that a mail seldom meets a connection that is closing. */
const IDLE_MS = 10_000;

/** Leaving with one press counts only where both its headers are signed. */
const SIGNED = [
  ...['from', 'reply-to', 'subject', 'date', 'message-id', 'to', 'mime-version', 'content-type'],
  ...['list-unsubscribe', 'list-unsubscribe-post'],
].join(':');

/** `crew@example.org` of `Courtcrew <crew@example.org>`. */
const addressIn = (from: string): string => /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from;

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** A calendar takes over what is there, and takes out what is there no longer. */
const attached = ({ method, ics }: Calendar) => ({
  filename: method === 'PUBLISH' ? 'shifts.ics' : 'cancelled.ics',
  content: ics,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
});

/** One press in the mail program leaves letters like this one (RFC 8058). */
const leaving = (url: string) => ({
  list: { unsubscribe: { url, comment: '' } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** While one is on its way over a connection, the next one is made ready for it. */
const MAILS_PER_CONNECTION = 2;

/** How many mails are in hand at a time; one on each connection is what a process that is killed may leave unknown. */
export const mailsAtOnce = ({ connections }: Pick<MailSettings, 'connections'>): number =>
  connections * MAILS_PER_CONNECTION;

/** Mail over SMTP. A pool that repeats nothing by itself: whether a mail may leave again the outbox says. */
export function smtpTransport(settings: MailSettings): Transport {
  const { from, publicUrl } = settings;
  const host = new URL(publicUrl).hostname;
  const { transport, underWay } = openPool(settings);
  return async (parcel, handOver) => {
    // The same at every attempt, so that a repeated mail can be told from a new one.
    const messageId = `<${parcel.id}@${host}>`;
    let handedOver = false;
    const leaves = () => {
      handedOver = true;
    };
    underWay.set(messageId, { handOver, leaves });
    try {
      await transport.sendMail({
        from: parcel.from === undefined ? from : { name: oneLine(parcel.from), address: addressIn(from) },
        to: { name: '', address: oneLine(parcel.address) },
        subject: oneLine(parcel.subject),
        text: parcel.text,
        ...(parcel.html !== undefined && { html: parcel.html }),
        attachments: (parcel.calendars ?? []).map(attached),
        ...(parcel.leave !== undefined && leaving(parcel.leave)),
        messageId,
        ...(parcel.replyTo === undefined ? {} : { replyTo: { name: '', address: oneLine(parcel.replyTo) } }),
      });
      return { outcome: 'sent' };
    } catch (error) {
      return failureOf(error, handedOver);
    } finally {
      underWay.delete(messageId);
    }
  };
}

interface UnderWay {
  readonly handOver: HandOver;
  /** The content of the mail is let go. */
  leaves(): void;
}

const UNHEARD_OF: UnderWay = {
  handOver: () => Promise.reject(new Error('nobody sends it')),
  leaves: () => undefined,
};

/** Holds a mail back until the server takes it and it is handed over; written in one go. */
function heldBack({ handOver, leaves }: UnderWay): Transform {
  const pieces: Buffer[] = [];
  const read = Promise.withResolvers<void>();
  const handedOver = handOver();
  // A server that does not take it never asks.
  handedOver.catch(() => undefined);
  const letGo = async (): Promise<Buffer> => {
    await read.promise;
    await handedOver;
    leaves();
    return Buffer.concat(pieces);
  };
  return new Transform({
    transform(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
    flush: (done) => void letGo().then((content) => done(null, content), done),
  }).once('resume', read.resolve);
}

function openPool({ smtpUrl, connections, rate, dkim }: MailSettings) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    ...(rate !== undefined && { rateLimit: rate, rateDelta: 1_000 }),
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The content is first read when the server has agreed to take it: from then on a broken connection says nothing
  // about whether it did. Held behind the signature, for which everything is read before.
  const underWay = new Map<string, UnderWay>();
  transport.use('stream', ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const held = heldBack(underWay.get(String(data.messageId)) ?? UNHEARD_OF)
        // The connection says that it broke; nobody else listens.
        .once('error', () => undefined);
      return read(options)
        .once('error', (error) => held.destroy(error))
        .pipe(held);
    };
    done();
  });
  return { transport, underWay };
}

/** Steps at which a server speaks of the mail. Before them it speaks of us: an operator sees to a login or a sender. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A server's answer decides; without one it depends on how far the message had come. */
function failureOf(error: unknown, handedOver: boolean): Sending {
  const { response, responseCode, command } = Object(error) as Readonly<Record<string, unknown>>;
  const message = error instanceof Error ? error.message : 'unknown error';
  // What the server itself said reads shorter than the same within the library's sentence.
  const reason = oneLine(typeof response === 'string' ? response : message);
  const answer = Number(responseCode ?? 0);
  if (answer >= 500 && ABOUT_THE_MAIL.includes(command))
    return { outcome: command === 'RCPT TO' ? 'bounced' : 'failed', reason };
  if (answer >= 400 || !handedOver) return { outcome: 'later', reason };
  return { outcome: 'unknown', reason };
}
