import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { copyText } from './copyText.ts';
import { useToast } from './state/Toast.tsx';

const SHOWN_MS = 2000;

/** Copies a text and confirms in place; a clipboard that refuses is said in a toast. */
export function CopyButton({ text }: { text: string }) {
  const w = useWords();
  const toast = useToast();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await copyText(text).then(
      () => setCopied(true),
      () => toast.error(w('action.notCopied')),
    );
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
