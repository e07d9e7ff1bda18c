import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './Editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** A formatted text. The editor loads when the first one is shown. */
export const RichText = ({ generation = 0, ...props }: RichTextProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
    <Editor key={generation} {...props} />
  </Suspense>
);
