import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

interface LinkPageProps<Data> {
  readonly title: string;
  /** What the link is about. */
  readonly of: {
    readonly data: Data | undefined;
    readonly error: (ComponentProps<typeof ErrorState>['error'] & { readonly status: number }) | null;
    readonly refetch: () => unknown;
  };
  /** Said of a link that never was one, or is none any more. */
  readonly wrong: string;
  readonly wrongText: string;
  readonly children: (data: Data) => ReactNode;
}

/**
 * The page of a mailed link that is the right to something. Opening it only looks, since programs that check mail open
 * links, too.
 */
export function LinkPage<Data>({ title, of, wrong, wrongText, children }: LinkPageProps<Data>) {
  useTitle(title);
  const { data, error } = of;
  if (error?.status === 404) return <State page icon={<LinkOff />} title={wrong} text={wrongText} />;
  if (error) return <ErrorState error={error} onRetry={() => void of.refetch()} />;
  if (data === undefined) return <Loading shape="list" count={2} />;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', my: { xs: 0, sm: 3 } }}>
      <Typography variant="h1">{title}</Typography>
      {children(data)}
    </Box>
  );
}
