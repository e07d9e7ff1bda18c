import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface PlaceholderProps {
  readonly height: number;
  /** Full by default. */
  readonly width?: number | string;
  readonly sx?: SxProps<Theme>;
}

export const Placeholder = ({ height, width, sx }: PlaceholderProps) => (
  <Box
    sx={[
      {
        height,
        width,
        borderRadius: 1,
        bgcolor: 'var(--mui-palette-Skeleton-bg)',
        animation: 'breathe 1.6s ease-in-out infinite',
        '@keyframes breathe': { '50%': { opacity: 0.5 } },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);
