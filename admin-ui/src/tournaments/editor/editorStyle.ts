import type { SxProps, Theme } from '@mui/material/styles';

/** The editor's frame and text. What ProseMirror needs of a style sheet stands here, too: it injects none. */
export const surface = (faulty: boolean): SxProps<Theme> => ({
  border: '1px solid',
  borderColor: faulty ? 'error.main' : 'var(--mui-palette-divider)',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:focus-within': {
    borderColor: faulty ? 'error.main' : 'primary.main',
    outline: '1px solid',
    outlineColor: faulty ? 'var(--mui-palette-error-main)' : 'var(--mui-palette-primary-main)',
  },
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 120,
    maxHeight: 420,
    overflowY: 'auto',
    px: 1.75,
    py: 1,
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& > :first-of-type': { mt: 0 },
    '& p': { my: 1 },
    '& h2, & h3': { mt: 2, mb: 1, lineHeight: 1.25 },
    '& ul, & ol': { pl: 3, my: 1 },
    '& li > p': { my: 0.25 },
    '& blockquote': { borderLeft: '3px solid var(--mui-palette-divider)', pl: 2, mx: 0 },
    '& a': { color: 'primary.main' },
  },
  '& .ProseMirror-separator': { display: 'inline !important', border: 'none !important', m: '0 !important' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
});
