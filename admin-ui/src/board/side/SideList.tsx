import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { VirtualGrid } from '../../roster/index.ts';
import { Section } from '../desk/Section.tsx';

/** What both short lists of the side need to know. */
export interface SideProps {
  readonly changed: ReadonlySet<string>;
  readonly busy: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onEnter: () => void;
}

interface SideListProps<Row> extends Pick<SideProps, 'onChoose' | 'onEnter'> {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly Row[];
  /** Height of a line, px; the same function each time. */
  readonly heightOf: () => number;
  /** What may be dropped here is told by this key. */
  readonly drop?: string;
  readonly children: (row: Row) => ReactNode;
}

/** Lines shown before a list scrolls; the queue above needs the room more. */
const MOST = 4;
const EMPTY_LINE = 46;

const keyOf = ({ id }: { readonly id: string }): string => id;

/** A list that takes no more of the screen than it has to say. */
export function SideList<Row extends { readonly id: string }>(props: SideListProps<Row>) {
  const { title, rows, heightOf, onChoose } = props;
  const height = rows.length === 0 ? EMPTY_LINE : Math.min(rows.length, MOST) * heightOf();
  return (
    <Section title={title} count={rows.length} drop={props.drop}>
      <Box sx={{ height }}>
        <VirtualGrid
          label={title}
          rows={rows}
          rowKey={keyOf}
          heightOf={heightOf}
          picked={null}
          onPick={({ id }) => onChoose(id)}
          onActive={({ id }) => onChoose(id)}
          onEnter={props.onEnter}
          empty={props.empty}
        >
          {props.children}
        </VirtualGrid>
      </Box>
    </Section>
  );
}
