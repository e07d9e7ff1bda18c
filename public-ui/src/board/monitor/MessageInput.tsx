import { MESSAGE_MAX } from '@courtcrew/domain/board/model.ts';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useMonitorWords } from './words.ts';

interface MessageInputProps {
  readonly message: string;
  readonly onChange: (message: string) => void;
}

/** A plain field: it belongs to the first load and weighs nothing. */
export function MessageInput({ message, onChange }: MessageInputProps) {
  const w = useMonitorWords();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {w('monitor.message')}
        </Box>
        {message && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {w('monitor.letters', { count: message.length, most: MESSAGE_MAX })}
          </Box>
        )}
      </Box>
      <Box
        component="textarea"
        id={id}
        rows={1}
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          font: 'inherit',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
          borderRadius: 1,
          px: 1.75,
          py: 1.25,
          resize: 'none',
          // Grows with its text where the browser supports it.
          fieldSizing: 'content',
          minHeight: 48,
          maxHeight: 120,
        }}
      />
    </Box>
  );
}
