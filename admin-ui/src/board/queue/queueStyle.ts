const AIM = 'var(--mui-palette-secondary-light)';

export const lineStyle = {
  height: '100%',
  px: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  userSelect: 'none',
  fontSize: '0.8125rem',
  lineHeight: 1.25,
  transition: 'background-color 600ms',
  '&[data-changed]': { backgroundColor: 'action.selected' },
  '&[data-break]': { color: 'text.secondary' },
  '&[aria-busy]': { opacity: 0.55 },
  // Insertion mark above or below the row.
  '&[data-over="before"]': { boxShadow: `inset 0 3px 0 ${AIM}` },
  '&[data-over="after"]': { boxShadow: `inset 0 -3px 0 ${AIM}` },
  '& .position': {
    width: 26,
    textAlign: 'right',
    fontWeight: 680,
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
  },
  '& .name': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .times': {
    minWidth: 64,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  '& span[role="img"]': { height: 20, fontSize: '0.75rem' },
} as const;
