import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useVolunteerWords } from '../words.ts';

interface StateButtonProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** Whom it is about. */
  readonly name: string;
  readonly pressed: boolean;
  readonly primary?: boolean;
  /** Small below the icon where there is no room for the text. */
  readonly short?: string;
  readonly onPress: () => void;
}

/** Whoever presses within this time after a change meant what stood there before. */
const UNSEEN_MS = 500;

/**
 * What is or is not so, and changes by a press. As wide with one word as with the other: a second press must not meet
 * something else. Lists' keys do the same, so Tab passes it by. A press that meets what a thumb that hits twice, or another
 * captain, has changed a blink before does nothing: it would undo it.
 */
export function StateButton(props: StateButtonProps) {
  const { icon, text, name, pressed, primary = false, short, onPress } = props;
  const v = useVolunteerWords();
  const shown = useRef({ pressed, since: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (shown.current.pressed !== pressed) shown.current = { pressed, since: performance.now() };
  }, [pressed]);
  return (
    <Button
      tabIndex={-1}
      aria-label={v('checkin.of', { what: text, name })}
      aria-pressed={pressed}
      variant={pressed || !primary ? 'outlined' : 'contained'}
      color={pressed ? 'success' : 'primary'}
      onClick={(event) => {
        event.stopPropagation();
        if (performance.now() - shown.current.since > UNSEEN_MS) onPress();
      }}
      sx={{
        width: { xs: short === undefined ? 52 : 92, md: short === undefined ? 150 : 216 },
        height: 48,
        px: { xs: 0.25, md: 1.25 },
        flexDirection: { xs: 'column', md: 'row' },
        justifyContent: { xs: 'center', md: 'start' },
        gap: { xs: 0, md: 1 },
        lineHeight: 1.2,
        // Opaque, so that the word stays readable on a row that is marked for a moment.
        ...(pressed && {
          backgroundColor:
            'color-mix(in srgb, var(--mui-palette-success-light) 11%, var(--mui-palette-background-paper))',
        }),
      }}
    >
      {icon}
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {text}
      </Box>
      {short !== undefined && (
        <Box component="span" sx={{ display: { md: 'none' }, fontSize: '0.6875rem', whiteSpace: 'nowrap' }}>
          {short}
        </Box>
      )}
    </Button>
  );
}
