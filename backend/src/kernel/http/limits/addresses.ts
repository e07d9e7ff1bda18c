import { isIPv6 } from 'node:net';

export const isLoopback = (ip: string): boolean => ip === '::1' || /^(::ffff:)?127\./.test(ip);

/** The written groups of a part of an IPv6 address. */
const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The IPv4 address, or the /64 network of an IPv6 one, of which everybody has 2^64 addresses. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const [before, after] = [groups(head), groups(tail)];
  const zeros = plain.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
