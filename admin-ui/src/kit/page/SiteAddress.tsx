import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import Box from '@mui/material/Box';

/** The whole address of a page, to open and to copy. */
export function SiteAddress({ path }: { readonly path: string }) {
  const address = window.location.origin + path;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <AppLink to={path} sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </AppLink>
      <CopyButton text={address} />
    </Box>
  );
}
