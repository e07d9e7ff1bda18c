import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useId } from 'react';
import type { Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';
import { isHex, SWATCHES } from './swatches.ts';
import { TextInput } from './TextInput.tsx';

const words = {
  'color.swatch': { en: 'Color {color}', es: 'Color {color}' },
  'color.hex': { en: 'Custom hex', es: 'Hex propio' },
} as const satisfies Words;

interface ColorInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (color: string) => void;
  /** A swatch was pressed, not reached by arrow key: small dialogs save at once. */
  readonly onPick?: (color: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | null;
}

/** One of thirty swatches, or any six hex digits. */
export function ColorInput({ label, value, onChange, onPick, onBlur, error }: ColorInputProps) {
  const w = useWordsOf(words);
  const id = useId();
  const chosen = value.toUpperCase();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', mb: 1.5, maxWidth: 316 }}>
        {SWATCHES.map((color) => (
          <Box key={color} component="label" title={color} sx={swatch} style={{ backgroundColor: color }}>
            <Box
              component="input"
              type="radio"
              name={id}
              aria-label={w('color.swatch', { color })}
              checked={chosen === color}
              onChange={() => onChange(color)}
              // Arrow keys fire clicks, too, with a detail of 0.
              onClick={({ detail }: React.MouseEvent) => detail > 0 && onPick?.(color)}
              sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
            />
            {chosen === color && <Check aria-hidden />}
          </Box>
        ))}
      </Box>
      <TextInput
        kind="text"
        label={w('color.hex')}
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        onBlur={onBlur}
        error={error}
        inputProps={{ maxLength: 7, spellCheck: false }}
        startAdornment={
          <Box
            aria-hidden
            sx={{ width: 18, height: 18, mr: 1, borderRadius: '4px', flexShrink: 0 }}
            style={{ backgroundColor: isHex(value) ? value : 'transparent' }}
          />
        }
        sx={{ maxWidth: 200 }}
      />
    </Box>
  );
}

const swatch = {
  position: 'relative',
  width: 28,
  height: 28,
  borderRadius: '6px',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '& svg': { fontSize: '1.125rem', color: '#fff', filter: 'drop-shadow(0 0 1px #000)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
} as const;
