import { createHash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f1d3c5ea0b74c0d9a5f2b8e4d7c1a90', 'hex');

/** UUIDv5 of a command's id and an event's place in it: one command makes the same ids however often it is sent. */
export function eventId(commandId: string, index: number): string {
  const digest = createHash('sha1').update(NAMESPACE).update(`${commandId}/${index}`).digest();
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
