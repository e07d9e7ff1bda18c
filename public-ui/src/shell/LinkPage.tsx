import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ErrorState, State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import LinkOff from '@mui/icons-material/LinkOff';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

interface LinkPageProps<Data> {
  readonly title: string;
  /** Answer about the link's subject. */
  readonly of: {
    readonly data: Data | undefined;
    readonly error: (ComponentProps<typeof ErrorState>['error'] & { readonly status: number }) | null;
    readonly refetch: () => unknown;
  };
  /** Text of an invalid or used link. */
  readonly wrong: string;
  readonly wrongText: string;
  readonly children: (data: Data) => ReactNode;
}

/** Page of a mailed link that grants a right. Opening it only reads, because mail scanners open links, too. */
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
