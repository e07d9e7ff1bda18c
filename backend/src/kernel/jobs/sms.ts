import type { Sending, Transport } from './transport.ts';

export interface SmsSettings {
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
}

const ANSWER_MS = 15_000;

/** The one call of the provider's client that is used. */
export interface SmsClient {
  create(message: { to: string; from: string; body: string }): Promise<{ readonly sid?: string }>;
}

async function twilioClient({ accountSid, authToken }: SmsSettings): Promise<SmsClient> {
  // Loaded when it is configured: the client is large, and most installations start without it.
  const { default: twilio } = await import('twilio');
  return twilio(accountSid, authToken, { timeout: ANSWER_MS, autoRetry: false }).messages;
}

/** US and Canadian numbers as people write them, to what the provider takes; null for anything else. */
export function dialled(phone: string): string | null {
  const digits = phone.replace(/[\s().-]/g, '').replace(/^\+?1(?=\d{10}$)/, '');
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : null;
}

/** Text messages over twilio. It knows no key that would make a repetition safe, so silence is never repeated. */
export function smsTransport(settings: SmsSettings, client = twilioClient): Transport {
  let opened: Promise<SmsClient> | undefined;
  return async ({ address, text }) => {
    const to = dialled(address);
    if (to === null) return { outcome: 'failed', reason: 'not a US or Canadian phone number' };
    try {
      opened ??= client(settings);
      const { sid } = await (await opened).create({ to, from: settings.from, body: text });
      return { outcome: 'sent', ...(sid !== undefined && { providerId: sid }) };
    } catch (error) {
      return failureOf(error);
    }
  };
}

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function failureOf(error: unknown): Sending {
  const reason = error instanceof Error ? error.message : 'unknown error';
  const { status, code } = Object(error) as { status?: unknown; code?: unknown };
  if (status === 429 || NEVER_CONNECTED.has(String(code))) return { outcome: 'later', reason };
  if (typeof status === 'number' && status >= 400 && status < 500) return { outcome: 'failed', reason };
  return { outcome: 'unknown', reason };
}
