import { hash } from 'node:crypto';

/** UUID of version 5 (RFC 9562, section 5.5). @throws TypeError where the namespace is no UUID */
export function uuid5(name: string, namespace: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  if (space.length !== 16) throw new TypeError(`no UUID: ${namespace}`);
  const hex = hash('sha1', Buffer.concat([space, Buffer.from(name)]));
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const EVENTS = '6f1d3c5e-a0b7-4c0d-9a5f-2b8e4d7c1a90';

/** UUIDv5 of a command's id and an event's place in it: one command makes the same ids however often it is sent. */
export const eventId = (commandId: string, index: number): string => uuid5(`${commandId}/${index}`, EVENTS);
