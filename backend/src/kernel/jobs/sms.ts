import { gsmText } from '@courtcrew/domain/kernel/gsm.ts';
import { dialled } from '@courtcrew/domain/kernel/phone.ts';
import type { Sending, Transport } from './transport.ts';

export interface SmsSettings {
  readonly accountSid: string;
  readonly authToken: string;
  readonly from: string;
  /** Address of the provider's API; twilio's own without. */
  readonly url?: string | undefined;
  /** Where the provider tells what became of a message. */
  readonly publicUrl: string;
}

const ANSWER_MS = 15_000;

interface Text {
  readonly to: string;
  readonly from: string;
  readonly body: string;
  readonly statusCallback?: string;
}

export interface SmsClient {
  create(message: Text): Promise<{ readonly sid?: string }>;
}

/** The provider takes no address that only this machine knows. */
const isPublic = (url: string): boolean =>
  !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

async function twilioClient({ accountSid, authToken, url }: SmsSettings): Promise<SmsClient> {
  // Loaded when it is configured: the client is large, and most installations start without it.
  const { default: twilio } = await import('twilio');
  const client = twilio(accountSid, authToken, { timeout: ANSWER_MS, autoRetry: false });
  if (url !== undefined) client.api.baseUrl = url;
  return client.messages;
}

/** Text messages over twilio. It knows no key that would make a repetition safe, so silence is never repeated. */
export function smsTransport(settings: SmsSettings, client = twilioClient): Transport {
  let opened: Promise<SmsClient> | undefined;
  const { from, publicUrl } = settings;
  const told = (id: string) =>
    isPublic(publicUrl) && { statusCallback: `${publicUrl}/api/messaging/texts/${id}/status` };
  return async ({ id, address, text }, handOver) => {
    const to = dialled(address);
    if (to === null) return { outcome: 'failed', reason: 'not a phone number' };
    await handOver();
    try {
      opened ??= client(settings);
      const { sid } = await (await opened).create({ to, from, body: gsmText(text), ...told(id) });
      return { outcome: 'sent', ...(sid !== undefined && { providerId: sid }) };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Too many at once, a token that was changed meanwhile, or a provider in trouble: it has taken no message. */
const REFUSED_FOR_NOW: readonly unknown[] = [401, 429, 500, 503];
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

function failureOf(error: unknown): Sending {
  const reason = error instanceof Error ? error.message : 'unknown error';
  const { status, code } = Object(error) as { status?: unknown; code?: unknown };
  if (REFUSED_FOR_NOW.includes(status) || NEVER_CONNECTED.has(String(code)))
    return { outcome: 'later', reason };
  if (typeof status === 'number' && status >= 400 && status < 500) return { outcome: 'failed', reason };
  return { outcome: 'unknown', reason };
}

/** Whether the provider sent this form to that path of the product: it signs with the account's token. */
export type FromProvider = (
  path: string,
  signature: string,
  form: Readonly<Record<string, string>>,
) => Promise<boolean>;

/** Without an account nothing is from the provider. */
export function fromProvider(
  settings: Pick<SmsSettings, 'authToken'> | undefined,
  publicUrl: string,
): FromProvider {
  return async (path, signature, form) => {
    if (!settings || signature === '') return false;
    const { validateRequest } = (await import('twilio')).default;
    return validateRequest(settings.authToken, signature, `${publicUrl}${path}`, form);
  };
}
