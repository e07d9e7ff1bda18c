import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { COARSE, TOUCH } from './styles.ts';

/** `comfortable` for the public site (thumbs), `compact` for the desk (many rows). */
export type Density = 'comfortable' | 'compact';

type Styled = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const flat = { defaultProps: { elevation: 0 } };

/** How the parts of MUI look here: hairlines instead of shadows, no shouting, one focus ring everywhere. */
export function components(density: Density): Styled {
  const compact = density === 'compact';
  const size = compact ? 'small' : 'medium';
  const hairline = '1px solid var(--mui-palette-divider)';
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: {
          fontFeatureSettings: "'cv05', 'cv08', 'ss03'",
          textWrap: 'pretty',
          // A name without blanks makes no page wider than a phone.
          overflowWrap: 'break-word',
        },
        // A phone's navigation lies at the bottom of the page; what the keyboard focuses is scrolled above it.
        ...(compact ? {} : { '@media (width < 600px)': { html: { scrollPaddingBottom: 72 } } }),
        // Each name and typed text keeps its direction to itself, as in `bdi`.
        'a, b, em, li, span, strong, td': { unicodeBidi: 'plaintext' },
        // Only figures that stand in columns: tabular hyphens tear words apart.
        'td, th': { fontVariantNumeric: 'tabular-nums' },
        'h1, h2, h3, header': { textWrap: 'balance', overflowWrap: 'anywhere' },
        ':focus-visible': {
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: '2px',
        },
        // Focus rests on a dialog only until its first part takes it.
        '[role="dialog"]:focus-visible, [role="alertdialog"]:focus-visible': { outline: 'none' },
        // Below 16 px iOS zooms the page into the field.
        [COARSE]: { 'input, select, textarea': { fontSize: 'max(16px, 1em) !important' } },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '1ms !important',
          },
        },
        '@media print': {
          '@page': { margin: '14mm' },
          body: { background: '#fff', color: '#000', fontSize: '10pt' },
          '.no-print': { display: 'none !important' },
          'tr, .keep-together': { breakInside: 'avoid' },
          thead: { display: 'table-header-group' },
          // Nobody scrolls on paper, and a name that is cut there cannot be read anywhere.
          'main :not(td, th)': {
            textWrapMode: 'wrap !important',
            textOverflow: 'clip !important',
            WebkitLineClamp: 'none !important',
          },
          // Screens leave room for fingers; on paper it pushes the last columns over the edge.
          'td, th': { overflowWrap: 'break-word', padding: '3px 6px !important' },
          '[role="gridcell"] *': { overflowWrap: 'anywhere', height: 'auto', maxHeight: 'none' },
          '.MuiTableContainer-root, section:has(> table)': { overflow: 'visible !important' },
          ':has([role="grid"]), [role="grid"]': {
            height: 'auto !important',
            minHeight: '0 !important',
            maxHeight: 'none !important',
            overflow: 'visible !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { fontFamily: 'inherit' } },
    },
    MuiCardActionArea: {
      styleOverrides: {
        root: { height: '100%', display: 'grid', placeContent: 'start stretch', textAlign: 'left' },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size },
      styleOverrides: {
        root: { minHeight: compact ? 34 : TOUCH, paddingInline: compact ? 12 : 18 },
        sizeSmall: { minHeight: compact ? 30 : TOUCH, paddingInline: 12 },
        outlined: { borderColor: 'var(--mui-palette-divider)' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { borderRadius: 8 },
        sizeMedium: compact ? { minWidth: 40, minHeight: 40 } : { minWidth: TOUCH, minHeight: TOUCH },
      },
    },
    MuiPaper: {
      ...flat,
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { border: hairline } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiAppBar: { defaultProps: { elevation: 0, color: 'default' } },
    MuiDialog: {
      styleOverrides: {
        paper: { border: hairline, borderRadius: 12 },
        paperFullScreen: { border: 0, borderRadius: 0 },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
    MuiMenu: { styleOverrides: { paper: { border: hairline, boxShadow: '0 8px 28px rgb(6 30 34 / 0.14)' } } },
    MuiMenuItem: {
      styleOverrides: { root: { minHeight: compact ? 36 : TOUCH, [COARSE]: { minHeight: TOUCH } } },
    },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 8 } } },
    MuiTextField: { defaultProps: { size, fullWidth: true } },
    MuiFormControl: { defaultProps: { size } },
    MuiSelect: { defaultProps: { size } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: 'var(--mui-palette-background-paper)' },
        notchedOutline: {
          borderColor: 'color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
        },
        input: compact ? {} : { fontSize: '1rem', padding: '11px 14px', height: '1.5rem' },
        multiline: compact ? {} : { padding: 0 },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        outlined: compact
          ? {}
          : { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px) scale(1)' } },
      },
    },
    MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { arrow: true, enterTouchDelay: 200 } },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 8, alignItems: 'center' },
        message: { overflowWrap: 'anywhere' },
      },
    },
    MuiTableContainer: {
      styleOverrides: {
        root: { border: hairline, borderRadius: 8, backgroundColor: 'var(--mui-palette-background-paper)' },
      },
    },
    MuiTable: { defaultProps: { size: compact ? 'small' : 'medium' } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderBottomColor: 'var(--mui-palette-divider)',
          'tbody > tr:last-of-type > &': { borderBottom: 0 },
        },
        head: {
          color: 'var(--mui-palette-text-secondary)',
          fontSize: '0.75rem',
          fontWeight: 650,
          letterSpacing: '0.03em',
          backgroundColor: 'var(--mui-palette-background-paper)',
        },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: compact ? 40 : TOUCH, fontWeight: 600 } } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: compact ? 40 : TOUCH },
        indicator: { height: 3, borderRadius: 3 },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          fontWeight: 600,
          minHeight: compact ? 34 : TOUCH,
          paddingInline: 14,
          borderColor: 'var(--mui-palette-divider)',
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { fontWeight: 550 } } },
  };
}
