import { expect, it } from 'vitest';
import { htmlOf } from './mail.ts';

const inside = (text: string) => htmlOf(text).replace(/^<div[^>]*>|<\/div>$/g, '');

it('keeps lines, and makes links of addresses', () => {
  expect(inside('Hi\nsee https://crew.example.org/signup/t1?a=1&b=2.')).toBe(
    'Hi<br>\nsee <a href="https://crew.example.org/signup/t1?a=1&amp;b=2">https://crew.example.org/signup/t1?a=1&amp;b=2</a>.',
  );
});

it.each([
  ['<script>x()</script>', '&lt;script&gt;x()&lt;/script&gt;'],
  ['javascript:x() <a href="javascript:x()">', 'javascript:x() &lt;a href=&quot;javascript:x()&quot;&gt;'],
])('lets no markup of a stranger through: %s', (text, html) => {
  expect(inside(text)).toBe(html);
});

it('isolates names by elements', () =>
  expect(htmlOf('Dear \u2068שרה <b>\u2069: 12:30')).toContain('Dear <bdi>שרה &lt;b&gt;</bdi>: 12:30'));
