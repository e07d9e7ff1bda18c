import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Link, { type LinkProps } from '@mui/material/Link';
import { useBoardWords } from '../words.ts';

interface TabLinkProps extends Omit<LinkProps, 'href' | 'component'> {
  /** A path of the product, or an absolute URL. */
  readonly to: string;
  readonly label: string;
}

/** Link that opens in a new tab, and says so to screen readers. */
export function TabLink({ to, label, ...rest }: TabLinkProps) {
  const w = useBoardWords();
  const shared = { ...rest, target: '_blank', 'aria-label': w('board.newTab', { link: label }) };
  return to.startsWith('/') ? (
    <AppLink {...shared} to={to} />
  ) : (
    <Link {...shared} href={to} rel="noreferrer" />
  );
}
