import { courtKey } from '@courtcrew/ui-kit/board/changes.ts';
import type { CSSProperties } from 'react';
import { Court } from './Court.tsx';
import type { Layout } from './layout.ts';
import type { PageTurner } from './usePages.ts';
import { useDisplayWords } from './words.ts';

/** Custom properties by which the style sheet lays out the courts. */
const measuresOf = ({ columns, rows, scale, digits }: Layout): CSSProperties =>
  ({
    '--columns': columns,
    '--rows': rows,
    '--scale': scale,
    '--digits': digits,
  }) as CSSProperties;

export function Courts({ layout, turner }: { layout: Layout; turner: PageTurner }) {
  const w = useDisplayWords();
  return (
    <section className="courts" aria-label={w('display.courts')} style={measuresOf(layout)}>
      {layout.pages.map((rows, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place; courts are never reordered.
        <ol key={page} hidden={page !== turner.page}>
          {rows.map((row) => (
            <Court
              key={row.court_order}
              row={row}
              marked={turner.isMarked(courtKey(row.court_order))}
              letters={layout.letters}
            />
          ))}
        </ol>
      ))}
    </section>
  );
}
