import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { copyText } from './copyText.ts';

const SHOWN_MS = 2000;

/** Copies a text and confirms in place. */
export function CopyButton({ text }: { text: string }) {
  const w = useWords();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await copyText(text);
    setCopied(true);
  };
  return (
    <Button
      variant="outlined"
      onClick={copy}
      startIcon={copied ? <Check /> : <ContentCopy />}
      aria-live="polite"
    >
      {w(copied ? 'action.copied' : 'action.copy')}
    </Button>
  );
}
