import { dark, light } from './palette.ts';

/** Gives the style sheet the theme's colours. It cannot know them itself: they have one home. */
export function paint(scheme: 'dark' | 'light'): void {
  const { background, text, divider, primary, secondary, success, warning, info } =
    scheme === 'light' ? light : dark;
  const { style } = document.documentElement;
  const colours = {
    ground: background.default,
    paper: background.paper,
    text: text.primary,
    quiet: text.secondary,
    line: divider,
    primary: primary.main,
    'on-primary': primary.contrastText,
    accent: secondary.main,
    success: success.main,
    warning: warning.main,
    'on-warning': warning.contrastText,
    info: info.main,
  };
  for (const [name, value] of Object.entries(colours)) style.setProperty(`--${name}`, value);
  style.colorScheme = scheme;
}
