import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { useEntry } from '@courtcrew/ui-kit/session/onwards.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAccountWords } from './words.ts';

interface EntryFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Offers login and registration side by side. */
  readonly toggle?: boolean;
  readonly children: ReactNode;
}

export function EntryFrame({ title, lead, toggle = false, children }: EntryFrameProps) {
  const w = useAccountWords();
  const entry = useEntry();
  useTitle(title);
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', my: { xs: 0, sm: 3 } }}>
      {toggle && (
        <TabLinks
          label={w('profile.tabs')}
          tabs={[
            { to: entry('/login'), label: w('login.title') },
            { to: entry('/register'), label: w('login.register') },
          ]}
        />
      )}
      <Typography variant="h1">{title}</Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 3 }}>{children}</Box>
    </Box>
  );
}
