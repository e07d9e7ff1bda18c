import Box from '@mui/material/Box';

/** Staff's HTML, which the server sanitizes on every save. */
export const RichText = ({ html }: { html: string }) => (
  <Box
    sx={{
      overflowWrap: 'anywhere',
      '& > :first-of-type': { mt: 0 },
      '& > :last-of-type': { mb: 0 },
      '& h1, & h2, & h3, & h4': { typography: 'h3', mt: 2, mb: 0.5 },
      '& p, & ul, & ol': { my: 1 },
      '& ul, & ol': { pl: 3 },
      '& img': { maxWidth: '100%', height: 'auto' },
      '& a': { color: 'primary.main', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
    }}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, see above.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
