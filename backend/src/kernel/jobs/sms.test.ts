import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dialled } from '@courtcrew/domain/kernel/phone.ts';
import { describe, expect, it } from 'vitest';
import { smsTransport } from './sms.ts';

const settings = {
  accountSid: 'AC1',
  authToken: 'token',
  from: '+12025550100',
  publicUrl: 'https://crew.example.org',
};
const parcel = { id: 'm1', address: '(202) 555-0123', subject: '', text: 'Court 4' };

const agreed = async () => undefined;

describe('a text message', () => {
  it('goes to the number as the provider takes it', async () => {
    const asked: unknown[] = [];
    const send = smsTransport(settings, async () => ({
      create: async (message) => {
        asked.push(message);
        return { sid: 'SM1' };
      },
    }));
    expect(await send(parcel, agreed)).toEqual({ outcome: 'sent', providerId: 'SM1' });
    expect(asked).toEqual([
      {
        to: '+12025550123',
        from: '+12025550100',
        body: 'Court 4',
        statusCallback: 'https://crew.example.org/api/messaging/texts/m1/status',
      },
    ]);
  });

  it('does not leave when it must not', async () => {
    const send = smsTransport(settings, async () => ({ create: () => expect.unreachable() }));
    const no = () => Promise.reject(new Error('somebody else has it'));
    await expect(send(parcel, no)).rejects.toThrow('somebody else has it');
  });

  it('names no address that the provider cannot reach', async () => {
    const asked: object[] = [];
    const here = { ...settings, publicUrl: 'http://localhost:8080' };
    const send = smsTransport(here, async () => ({
      create: async (message) => {
        asked.push(message);
        return {};
      },
    }));
    await send(parcel, agreed);
    expect(asked[0]).not.toHaveProperty('statusCallback');
  });

  it.each([
    ['failed', { status: 400 }],
    ['later', { status: 429 }],
    ['later', { status: 401 }],
    ['later', { code: 'ECONNREFUSED' }],
    ['later', { code: 'EHOSTUNREACH' }],
    ['later', { code: 'ENETUNREACH' }],
    ['later', { status: 500 }],
    ['later', { status: 503 }],
    ['unknown', { status: 502 }],
    ['unknown', { code: 'ECONNABORTED' }],
  ])('is %s after %o', async (outcome, error) => {
    const send = smsTransport(settings, async () => ({
      create: async () => {
        throw Object.assign(new Error('no'), error);
      },
    }));
    expect(await send(parcel, agreed)).toMatchObject({ outcome });
  });

  it('goes to the provider of the setting, which answers 503 and then takes it', async () => {
    const heard: string[] = [];
    const server = createServer((request, answer) => {
      heard.push(`${request.method} ${request.url}`);
      const busy = heard.length === 1;
      answer.writeHead(busy ? 503 : 201, { 'Content-Type': 'application/json' });
      answer.end(JSON.stringify(busy ? { code: 20503, message: 'busy' } : { sid: 'SM7' }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const account = { ...settings, accountSid: `AC${'0'.repeat(32)}`, url: `http://127.0.0.1:${port}` };
    const send = smsTransport(account);
    expect(await send(parcel, agreed)).toMatchObject({ outcome: 'later' });
    expect(await send(parcel, agreed)).toEqual({ outcome: 'sent', providerId: 'SM7' });
    expect(heard[0]).toBe(`POST /2010-04-01/Accounts/${account.accountSid}/Messages.json`);
    server.close();
  });

  it.each(['911', '', '12025550123456'])('does not go to %s', (number) => {
    expect(dialled(number)).toBeNull();
  });

  it.each(['2025550123', '1-202-555-0123', '+1 202.555.0123'])('goes to %s', (number) => {
    expect(dialled(number)).toBe('+12025550123');
  });

  it('goes to a number of another country', () => {
    expect(dialled('+442079460958')).toBe('+442079460958');
  });
});
