import { expect, vi } from 'vitest';
import type { TestServer } from '../../support/server.ts';
import type { Member } from '../accounts/people.ts';
import { formOf, lookAt } from './upload.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as they are
type Body = any;

/** What a preview and an import are asked with: a file as it was looked at and guessed. */
export async function asking(
  server: TestServer,
  desk: Pick<Member, 'browser'>,
  tid: string,
  csv: string | Buffer,
  { kind, options = {}, name = 'people.csv' }: { kind?: string; options?: object; name?: string } = {},
) {
  const { body } = await lookAt(server, desk, tid, formOf(name, csv));
  const columns: { name: string; guess: string }[] =
    kind === undefined || kind === body.kind
      ? body.columns
      : ((await desk.browser.get(`/api/import/look/${tid}/${body.file}?kind=${kind}`)).body as Body).columns;
  const mapping = Object.fromEntries(
    columns.filter(({ guess }) => guess !== '').map((one) => [one.name, one.guess]),
  );
  return {
    file: body.file as string,
    kind: kind ?? (body.kind as string),
    mapping,
    options: { ...body.options, ...options },
  };
}

export const preview = async (
  { browser }: Pick<Member, 'browser'>,
  tid: string,
  asked: object,
): Promise<Body> => {
  const { status, body } = await browser.post(`/api/import/preview/${tid}`, asked);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};

/** Waits until an import is not under way any more; answers how it ended. */
export async function ended({ browser }: Pick<Member, 'browser'>, tid: string, id: string): Promise<Body> {
  return vi.waitFor(
    async () => {
      const { body } = await browser.get(`/api/import/${tid}/${id}`);
      expect(body).toMatchObject({ state: expect.stringMatching(/done|stopped/) });
      return body;
    },
    { timeout: 30_000, interval: 100 },
  );
}

export async function imported(desk: Pick<Member, 'browser'>, tid: string, asked: object): Promise<Body> {
  const { status, body } = await desk.browser.post(`/api/import/apply/${tid}`, asked);
  expect([status, body]).toMatchObject([200, { message: 'Import begun' }]);
  const id = (body as Body).id as string;
  return { id, ...(await ended(desk, tid, id)) };
}
