import { isIPv6 } from 'node:net';

export const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);

/** The written groups of a part of an IPv6 address. */
const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/**
 * Whose an address is, for what is shared out by address: with IPv6 everybody has a network of 2^64 addresses to choose
 * from, so it is that network.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = plain.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
