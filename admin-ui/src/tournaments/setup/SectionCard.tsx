import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Fields } from '../../kit/page/layout.tsx';

interface SectionCardProps {
  /** Anchor in the page. */
  readonly id: string;
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** Two columns where there is room. */
export const SectionCard = ({ id, title, help, children }: SectionCardProps) => (
  <Card
    component="section"
    aria-labelledby={`${id}-title`}
    id={id}
    sx={{ p: { xs: 2, sm: 2.5 }, scrollMarginTop: 72 }}
  >
    <Typography variant="h2" id={`${id}-title`} sx={{ mb: help ? 0.5 : 2 }}>
      {title}
    </Typography>
    {help && <Box sx={{ color: 'text.secondary', typography: 'body2', mb: 2 }}>{help}</Box>}
    <Fields>{children}</Fields>
  </Card>
);
