export const mapGround = {
  height: { xs: 320, md: 560 },
  borderRadius: 1,
  border: '1px solid var(--mui-palette-divider)',
  backgroundColor:
    'color-mix(in srgb, var(--mui-palette-info-light) 14%, var(--mui-palette-background-paper))',
} as const;
