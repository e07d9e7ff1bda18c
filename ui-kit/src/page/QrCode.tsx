import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { useWords } from '../words/words.tsx';
import { saveFile } from './list/saveFile.ts';

const FORMATS = ['png', 'jpeg', 'webp'] as const;

interface QrCodeProps {
  readonly text: string;
  /** Download name without extension; absent for no download. */
  readonly name?: string;
  /** Accessible name; the text by default. */
  readonly label?: string;
  /** Edge on the screen, px; the file has four times that. */
  readonly size?: number;
}

/** QR code with downloads, dark on white in both schemes because scanners expect it. */
export function QrCode({ text, name, label = text, size = 168 }: QrCodeProps) {
  const w = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const download = (format: (typeof FORMATS)[number]) =>
    canvas.current?.toBlob((blob) => {
      if (blob) saveFile(blob, `${name}.${format}`);
    }, `image/${format}`);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Box
        sx={{
          p: 1.5,
          backgroundColor: '#fff',
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 1,
          lineHeight: 0,
        }}
      >
        <QRCodeCanvas
          ref={canvas}
          value={text}
          size={size * 4}
          marginSize={2}
          level="M"
          aria-label={label}
          style={{ width: size, height: size }}
        />
      </Box>
      {name !== undefined && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {FORMATS.map((format) => (
            <Button
              key={format}
              size="small"
              variant="outlined"
              startIcon={<Download />}
              onClick={() => download(format)}
            >
              {w('action.download', { format })}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
