import { applyImport } from '@courtcrew/domain/files/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import type { FileRead, Look } from './useFile.ts';
import { willText } from './will.ts';
import { useFileWords } from './words.ts';

interface ApplyProps {
  readonly look: Look;
  readonly file: FileRead;
}

/** What will be made, and the button that makes it; in sight wherever in the rows somebody is. */
export function Apply({ look, file }: ApplyProps) {
  const f = useFileWords();
  const id = useId();
  const { tid } = useDesk();
  const allowed = useAllows();
  const { preview, asked, encoding, begin } = file;
  const apply = useCommand(applyImport, { done: () => null, quiet: true });
  const { data } = preview;
  if (!data) return null;
  const count = data.counts.new + data.counts.changed;
  const isOpen = encoding === '' || (data.questions.length > 0 && asked.options.dates === null);
  const mayRaise = apply.error?.code === 'too-many' && allowed('master', tid);
  const send = () =>
    apply.mutate(
      { params: { tid }, body: { ...asked, skip_problems: true, ...(mayRaise && { raise: true }) } },
      { onSuccess: (begun) => begin(begun.id) },
    );
  return (
    <Box component="section" aria-labelledby={id} sx={BAR}>
      <Typography variant="h2" id={id} sx={{ m: 0, display: { xs: 'none', md: 'block' } }}>
        {f('files.import')}
      </Typography>
      <Box role="status" sx={{ flex: '1 1 240px', typography: { xs: 'body2', sm: 'body1' } }}>
        {apply.error ? (
          <Box sx={{ color: 'error.main' }}>{apply.error.message}</Box>
        ) : isOpen ? (
          f('files.answerFirst')
        ) : (
          willText(look.kind, data, f)
        )}
      </Box>
      <Button
        variant="contained"
        size="large"
        disabled={isOpen || count === 0 || preview.isPlaceholderData}
        loading={apply.isPending}
        onClick={send}
        sx={{ flexGrow: { xs: 1, sm: 0 } }}
      >
        {mayRaise ? f('files.doAll') : f('files.do', { count })}
      </Button>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'background.default',
} as const;
