import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import { useDeskKitWords } from './words.ts';

interface HistoryLinkProps {
  /** What the history is of, as its address has it: `{ sid }`, `{ person, kind: 'pay' }`. */
  readonly of: Readonly<Record<string, string>>;
  /** What people call it. */
  readonly name: string;
}

/** Leads to what happened to one thing, and who did it. */
export function HistoryLink({ of, name }: HistoryLinkProps) {
  const d = useDeskKitWords();
  const label = d('desk.historyOf', { name });
  return (
    <IconButton
      component={AppAnchor}
      to={`/desk/history?${new URLSearchParams(of)}`}
      aria-label={label}
      title={label}
    >
      <HistoryIcon fontSize="small" />
    </IconButton>
  );
}
