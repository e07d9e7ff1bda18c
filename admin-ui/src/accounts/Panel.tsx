import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** Marks an action that cannot be undone. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export const Panel = ({ title, danger = false, children }: PanelProps) => (
  <Card sx={{ p: 2.5, borderColor: danger ? 'error.main' : undefined }}>
    <Typography variant="h3" component="h2" color={danger ? 'error' : undefined} sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1.5 }}>{children}</Box>
  </Card>
);
