/** How an input looks that is not MUI's: a filter of the first pages everybody loads. */
export const plainInput = {
  width: '100%',
  minHeight: 44,
  typography: 'body1',
  p: '0.625em 12px',
  borderRadius: 1,
  border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-visible': {
    outline: '2px solid var(--mui-palette-primary-main)',
    outlineOffset: '-1px',
  },
} as const;
