import { RichText } from '@courtcrew/ui-kit/page/RichText.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useId, useRef, useState } from 'react';
import { useRosterWords } from '../words.ts';

/** Height from which a description is long. */
const LONG_PX = 120;

/** Staff's HTML; a long one is cut with Show More. */
export function Description({ html }: { html: string }) {
  const w = useRosterWords();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const [whole, setWhole] = useState(false);

  useEffect(() => {
    const element = content.current;
    if (!element) return;
    // Window width and late pictures change the height.
    const watch = new ResizeObserver(() => setLong(element.scrollHeight > LONG_PX));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const cut = long && !whole;
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        id={id}
        sx={{
          maxHeight: cut ? LONG_PX : undefined,
          overflow: 'hidden',
          maskImage: cut ? 'linear-gradient(#000 60%, transparent)' : undefined,
          maxWidth: '72ch',
        }}
      >
        <Box ref={content}>
          <RichText html={html} />
        </Box>
      </Box>
      {long && (
        <Link
          component="button"
          type="button"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
        >
          {w(whole ? 'action.showLess' : 'action.showMore')}
        </Link>
      )}
    </Box>
  );
}
