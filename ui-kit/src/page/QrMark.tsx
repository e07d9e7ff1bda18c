import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';

interface QrMarkProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Edge, in any unit of CSS. */
  readonly size: string;
}

/** QR code beside other words, as sharp on paper as its printer; dark on white in both schemes because scanners expect it. */
export const QrMark = ({ text, label, size }: QrMarkProps) => (
  <Box sx={{ width: size, height: size, p: '2%', backgroundColor: '#fff', flexShrink: 0 }}>
    <QRCodeSVG
      value={text}
      level="M"
      role="img"
      aria-label={label}
      style={{ width: '100%', height: '100%' }}
    />
  </Box>
);
