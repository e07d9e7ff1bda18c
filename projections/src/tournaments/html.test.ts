import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml } from './project.ts';

describe('HTML of the setup screens', () => {
  test('keeps what their editor makes', () => {
    const page =
      '<h2>Arrival</h2><p>Be <strong>on time</strong>, <em>please</em><br />Gate 4</p><ul><li>Hat</li></ul>' +
      '<table><tbody><tr><td colspan="2">7:00 AM</td></tr></tbody></table>';
    expect(cleanHtml(page)).toBe(page);
    expect(cleanHtml('<a href="https://example.org/map">map</a>')).toBe(
      '<a href="https://example.org/map" rel="noopener noreferrer">map</a>',
    );
    expect(cleanHtml('<a href="mailto:desk@example.org">desk</a>')).toContain('mailto:desk@example.org');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>',
    '<form action="//evil.example"><input name=p></form>',
    '<style>*{background:url(//evil.example)}</style>',
    '<<script>script>alert(1)<</script>/script>',
  ])('takes the sting out of %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /<(script|img|svg|iframe|math|form|input|style)|javascript:|data:|\son\w+=/i,
    );
  });

  test('is the same when it is cleaned again, as projecting does', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<table>',
        '<td>',
        '<li>',
        '<x>',
        '<b',
        '&',
        '&amp;',
        '&lt;',
        '<a href="',
        'https://x.y',
        '">',
        '<!--',
        '<br>',
        '"',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const once = cleanHtml(pieces.join(''));
        expect(cleanHtml(once)).toBe(once);
      }),
      { examples: [[['<p>', '<x>', '<p>']]] },
    );
  });
});
