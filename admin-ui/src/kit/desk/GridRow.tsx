import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface GridRowProps {
  readonly id: string;
  /** What the grid knows the row by. */
  readonly rowKey: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly heading: boolean;
  readonly active: boolean;
  readonly picked: boolean;
  /** `range` while Shift is held. */
  readonly onPick: (range: boolean) => void;
  readonly children: ReactNode;
}

/** One row of a virtual grid at its place. */
export const GridRow = (props: GridRowProps) => (
  <Box
    role="row"
    id={props.id}
    aria-rowindex={props.index + 1}
    aria-selected={props.heading ? undefined : props.picked}
    data-row={props.rowKey}
    data-active={props.active || undefined}
    onClick={props.heading ? undefined : (event) => props.onPick(event.shiftKey)}
    // Shift selects rows, not their text.
    onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    style={{ top: props.top, height: props.height }}
    sx={{
      position: 'absolute',
      insetInline: 0,
      // On paper rows stand below each other, as high as their names need.
      '@media print': { position: 'static', height: 'auto !important', breakInside: 'avoid' },
      cursor: props.heading ? 'default' : 'pointer',
      backgroundColor: props.picked ? 'action.selected' : undefined,
      boxShadow: props.picked ? 'inset 4px 0 0 var(--mui-palette-primary-light)' : undefined,
      borderBottom: '1px solid color-mix(in srgb, var(--mui-palette-divider) 60%, transparent)',
      '&:hover': props.heading || props.picked ? {} : { backgroundColor: 'action.hover' },
    }}
  >
    <Box role="gridcell" sx={{ height: '100%', minWidth: 0 }}>
      {props.children}
    </Box>
  </Box>
);
