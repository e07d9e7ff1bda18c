import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useDeskWords } from '../words.ts';
import { isHex, SWATCHES } from './swatches.ts';

/** A colour of the surrounding form: one of thirty swatches, or any six hex digits. */
export function ColorField({ name }: { name: string }) {
  const d = useDeskWords();
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = String(field.value ?? '').toUpperCase();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', color: 'text.secondary' }}>
        {d('setup.color')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', mb: 1.5, maxWidth: 316 }}>
        {SWATCHES.map((color) => (
          <Box
            key={color}
            component="label"
            title={color}
            sx={{
              position: 'relative',
              width: 28,
              height: 28,
              borderRadius: '6px',
              display: 'grid',
              placeItems: 'center',
              cursor: 'pointer',
              '& svg': { fontSize: '1.125rem', color: '#fff', filter: 'drop-shadow(0 0 1px #000)' },
              '&:has(:focus-visible)': {
                outline: '2px solid var(--mui-palette-primary-main)',
                outlineOffset: 2,
              },
            }}
            style={{ backgroundColor: color }}
          >
            <Box
              component="input"
              type="radio"
              name={id}
              aria-label={d('setup.swatch', { color })}
              checked={chosen === color}
              onChange={() => field.onChange(color)}
              sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
            />
            {chosen === color && <Check aria-hidden />}
          </Box>
        ))}
      </Box>
      <TextInput
        label={d('setup.hex')}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(event.target.value.trim())}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        inputProps={{ maxLength: 7, spellCheck: false }}
        startAdornment={
          <Box
            aria-hidden
            sx={{ width: 18, height: 18, mr: 1, borderRadius: '4px', flexShrink: 0 }}
            style={{ backgroundColor: isHex(chosen) ? chosen : 'transparent' }}
          />
        }
        sx={{ maxWidth: 200 }}
      />
    </Box>
  );
}
