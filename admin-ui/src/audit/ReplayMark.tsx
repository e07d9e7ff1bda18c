import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import Box from '@mui/material/Box';
import { type LastStep, type Mark, type Row, SHOWN_BY, type Shown } from './lastStep.ts';
import { type AuditSay, useAuditWords } from './words.ts';

export function ReplayMark({ mark }: { readonly mark: Mark | undefined }) {
  const a = useAuditWords();
  return mark && <Badge tone={mark === 'new' ? 'success' : 'warning'}>{a(`replay.mark.${mark}`)}</Badge>;
}

const NAMED = 5;
const PARTS = ['new', 'changed', 'gone'] as const;

function called({ kind, label }: Row, a: AuditSay): string {
  if (kind === 'court') return a('replay.court', { court: label });
  return kind === 'clipboard' ? a('replay.clipboard', { court: label }) : label;
}

function listed(rows: readonly Row[], a: AuditSay): string {
  const names = rows.slice(0, NAMED).map((row) => called(row, a));
  const more = rows.length - names.length;
  return [...names, ...(more > 0 ? [a('replay.more', { count: more })] : [])].join(', ');
}

/** Also announced to screen readers. */
export function StepInWords({ step, tab }: { readonly step: LastStep; readonly tab: Shown }) {
  const a = useAuditWords();
  const kinds: readonly string[] = SHOWN_BY[tab];
  const parts = PARTS.map(
    (part) => [part, step.rows[part].filter(({ kind }) => kinds.includes(kind))] as const,
  );
  return parts
    .filter(([, rows]) => rows.length > 0)
    .map(([part, rows]) => (
      <Box key={part} sx={{ typography: 'body2', fontWeight: 400 }}>
        {a(`replay.step.${part}`, { what: listed(rows, a) })}
      </Box>
    ));
}
