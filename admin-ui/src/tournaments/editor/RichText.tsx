import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

export interface RichTextProps {
  readonly label: string;
  /** HTML it begins with; later values replace the text only when `generation` changes. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string;
  readonly hint?: string;
  /** Changes when the text was replaced from outside, e.g. by a newer version. */
  readonly generation?: number;
}

/** A formatted text. The editor loads when the first one is shown. */
export const RichText = ({ generation = 0, ...props }: RichTextProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
    <Editor key={generation} {...props} />
  </Suspense>
);
