import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { htmlOf } from './html.ts';
import type { Sending, Transport } from './transport.ts';

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
  /** Its host is the right side of every Message-ID. */
  readonly publicUrl: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

/** One press in the mail program leaves letters like this one (RFC 8058). */
const leaving = (url: string) => ({
  list: { unsubscribe: { url, comment: '' } },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
});

/** Mail over SMTP, a connection for each message: then it is known which message an interruption hit. */
export function smtpTransport({ smtpUrl, from, publicUrl }: MailSettings): Transport {
  const host = new URL(publicUrl).hostname;
  return async (parcel) => {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    let handedOver = false;
    // The content is first read when the server has agreed to take it: from then on a broken connection says
    // nothing about whether it did.
    transport.use('stream', (mail, done) => {
      mail.message.processFunc((input) => {
        const watched = new PassThrough().once('resume', () => {
          handedOver = true;
        });
        return input.pipe(watched);
      });
      done();
    });
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: oneLine(parcel.address) },
        subject: oneLine(parcel.subject),
        text: parcel.text,
        html: htmlOf(parcel.text),
        ...(parcel.leave !== undefined && leaving(parcel.leave)),
        // The same at every attempt, so that a repeated mail can be told from a new one.
        messageId: `<${parcel.id}@${host}>`,
        ...(parcel.replyTo === undefined ? {} : { replyTo: { name: '', address: oneLine(parcel.replyTo) } }),
      });
      return { outcome: 'sent' };
    } catch (error) {
      return failureOf(error, handedOver);
    } finally {
      transport.close();
    }
  };
}

/** A server's answer decides; without one it depends on how far the message had come. */
function failureOf(error: unknown, handedOver: boolean): Sending {
  const reason = error instanceof Error ? oneLine(error.message) : 'unknown error';
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (answer >= 500) return { outcome: 'failed', reason };
  if (answer >= 400 || !handedOver) return { outcome: 'later', reason };
  return { outcome: 'unknown', reason };
}
