import { hash } from 'node:crypto';

const NAMESPACE = Buffer.from('6f1d3c5ea0b74c0d9a5f2b8e4d7c1a90', 'hex');

/** UUIDv5 of a command's id and an event's place in it: one command makes the same ids however often it is sent. */
export function eventId(commandId: string, index: number): string {
  const name = Buffer.concat([NAMESPACE, Buffer.from(`${commandId}/${index}`)]);
  const hex = hash('sha1', name);
  const version = ((Number.parseInt(hex.slice(12, 16), 16) & 0x0fff) | 0x5000).toString(16);
  const variant = ((Number.parseInt(hex.slice(16, 20), 16) & 0x3fff) | 0x8000).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}-${variant}-${hex.slice(20, 32)}`;
}
