import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDeskWords } from '../words.ts';

interface Deletion {
  readonly title: string;
  readonly text?: string | undefined;
  /** Number of people who lose their place. */
  readonly people: number;
}

/** Asks before deleting shifts, with a reason where people are in them. Resolves to null when cancelled. */
export function useAskDelete(): (deletion: Deletion) => Promise<{ readonly reason?: string } | null> {
  const d = useDeskWords();
  const confirm = useConfirm();
  return async ({ title, text, people }) => {
    let reason = '';
    const onReason = (typed: string) => {
      reason = typed.trim();
    };
    const yes = await confirm({
      title,
      text: people > 0 ? <WithReason text={text} onReason={onReason} /> : text,
      action: d('action.delete'),
      danger: true,
    });
    if (!yes) return null;
    return reason ? { reason } : {};
  };
}

function WithReason({ text, onReason }: { text: string | undefined; onReason: (typed: string) => void }) {
  const d = useDeskWords();
  const [typed, setTyped] = useState('');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {text}
      <TextInput
        kind="text"
        label={d('setup.deleteReason')}
        fullWidth
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          onReason(event.target.value);
        }}
        inputProps={{ maxLength: 200 }}
      />
    </Box>
  );
}
