import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const Tiles = ({ children }: { children: ReactNode }) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      p: 0,
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);

interface TileProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** False greys it out: the reader lacks the right. */
  readonly open?: boolean;
}

export function Tile({ to, title, text, open = true }: TileProps) {
  const w = useWords();
  const content = (
    <Box sx={{ p: 2, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, alignContent: 'start' }}>
      <Typography variant="h3" component="span">
        {title}
      </Typography>
      {open ? <ArrowForward fontSize="small" color="primary" /> : <Lock fontSize="small" color="disabled" />}
      <Typography variant="body2" component="span" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {open ? text : w('state.notAuthorized')}
      </Typography>
    </Box>
  );
  return (
    <Card
      component="li"
      aria-disabled={open ? undefined : true}
      sx={open ? {} : { backgroundColor: 'transparent', borderStyle: 'dashed' }}
    >
      {open ? (
        <CardActionArea component={AppAnchor} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}
