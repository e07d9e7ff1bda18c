import { fillPath } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call, ParamsIn } from '@courtcrew/domain/contract/call.ts';
import type { Client } from './client.ts';

/** Sends a declared call that takes a file, as form field `file`. @throws CallFailed */
export async function sendFile<C extends Call>(
  client: Client,
  call: C,
  params: ParamsIn<C>,
  file: File,
): Promise<AnswerOf<C>> {
  const form = new FormData();
  form.append('file', file);
  // Written here, so that the boundary of its parts is known to the headers.
  const written = new Response(form);
  const body = await written.blob();
  const answer = await client.request({
    method: call.method,
    path: fillPath(call.path, params),
    headers: { 'Content-Type': written.headers.get('Content-Type') ?? '' },
    // `Fetch` knows texts alone, as most who stand in for it do; browsers send blobs as well.
    write: () => body as unknown as string,
  });
  return answer.body as AnswerOf<C>;
}
