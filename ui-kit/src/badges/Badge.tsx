import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A palette tone, or `plain` for what deserves no attention. */
export type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info' | 'plain';

interface BadgeProps {
  readonly tone: Tone;
  /** `solid` is settled, `soft` under way, `outline` open. */
  readonly weight?: 'solid' | 'soft' | 'outline';
  readonly icon?: ReactNode;
  /** The full word where the badge shows a letter. */
  readonly title?: string;
  readonly square?: boolean;
  readonly children: ReactNode;
}

const shade = (tone: Tone, shade: 'main' | 'light' = 'main'): string =>
  tone === 'plain' ? 'var(--mui-palette-text-secondary)' : `var(--mui-palette-${tone}-${shade})`;

function colours(tone: Tone, weight: BadgeProps['weight']) {
  const main = shade(tone);
  if (weight === 'solid') {
    const text = tone === 'plain' ? 'background.paper' : `${tone}.contrastText`;
    return { backgroundColor: main, color: text, borderColor: main };
  }
  // Opaque, so that the text stays readable on a highlighted row.
  const ground =
    weight === 'outline'
      ? 'transparent'
      : `color-mix(in srgb, ${shade(tone, 'light')} 11%, var(--mui-palette-background-paper))`;
  return {
    backgroundColor: ground,
    color: main,
    borderColor: `color-mix(in srgb, ${shade(tone, 'light')} 60%, transparent)`,
  };
}

export function Badge({ tone, weight = 'soft', icon, title, square = false, children }: BadgeProps) {
  return (
    <Box
      component="span"
      {...(title ? { role: 'img', 'aria-label': title, title } : {})}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.5,
        height: 24,
        minWidth: square ? 28 : undefined,
        paddingInline: square ? 0.5 : 1,
        borderRadius: '6px',
        border: '1px solid',
        fontSize: '0.8125rem',
        fontWeight: 650,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        verticalAlign: 'middle',
        printColorAdjust: 'exact',
        '& svg': { fontSize: '1rem' },
        ...colours(tone, weight),
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
