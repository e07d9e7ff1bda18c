import type { TestServer } from '../../support/server.ts';
import type { Member } from '../accounts/people.ts';

/** A form with one file, as browsers send it. */
export function formOf(name: string, content: string | Buffer, field = 'file') {
  const edge = '----files';
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

/** Brings a file to a tournament. */
export async function lookAt(
  server: TestServer,
  { browser }: Pick<Member, 'browser'>,
  tid: string,
  form: ReturnType<typeof formOf>,
) {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/api/import/look/${tid}`,
    cookies: Object.fromEntries(browser.cookies),
    headers: form.headers,
    payload: form.payload,
  });
  return { status: statusCode, body: JSON.parse(body) };
}
