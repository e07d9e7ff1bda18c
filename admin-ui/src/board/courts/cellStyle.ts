export const cellStyle = {
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  px: 0.5,
  py: 0.5,
  cursor: 'pointer',
  userSelect: 'none',
  lineHeight: 1.2,
  borderRadius: '6px',
  border: '1px solid var(--mui-palette-divider)',
  borderLeft: '5px solid var(--court)',
  backgroundColor: 'background.paper',
  transition: 'background-color 600ms',
  '&:hover': { borderColor: 'primary.light', borderLeftColor: 'var(--court)' },
  '&[data-free]': {
    color: 'success.main',
    borderStyle: 'dashed',
    borderLeftStyle: 'solid',
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-success-light) 9%, transparent)',
  },
  '&[data-changed]': { backgroundColor: 'action.selected' },
  '&[aria-busy]': { opacity: 0.55 },
  '&[data-active]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
  '&[data-over]': {
    outline: '3px solid var(--mui-palette-secondary-light)',
    outlineOffset: '-2px',
  },
  // The kit's badges are too high for three lines in a cell.
  '& span[role="img"]': { height: '1.55em', minWidth: '2.1em', px: '2px', fontSize: '0.85em', flexShrink: 0 },
  '& svg': { fontSize: '1.25em' },
} as const;

export const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 18,
  minWidth: 0,
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 },
} as const;
