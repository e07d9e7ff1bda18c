import { applyImport } from '@courtcrew/domain/files/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../kit/desk/desk.ts';
import { Section } from '../kit/page/layout.tsx';
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
  const { tid } = useDesk();
  const { preview, asked, encoding, begin } = file;
  const apply = useCommand(applyImport, { done: () => null, quiet: true });
  const { data } = preview;
  if (!data) return null;
  const count = data.counts.new + data.counts.changed;
  const isOpen = encoding === '' || (data.questions.length > 0 && asked.options.dates === null);
  const send = () =>
    apply.mutate(
      { params: { tid }, body: { ...asked, skip_problems: true } },
      { onSuccess: ({ id }) => begin(id) },
    );
  return (
    <Box sx={BAR}>
      <Section title={f('files.import')}>
        {apply.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {apply.error.message}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Box role="status" sx={{ flex: '1 1 240px' }}>
            {isOpen ? f('files.answerFirst') : willText(look.kind, data, f)}
          </Box>
          <Button
            variant="contained"
            size="large"
            disabled={isOpen || count === 0 || preview.isPlaceholderData}
            loading={apply.isPending}
            onClick={send}
          >
            {f('files.do', { count })}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  py: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'background.default',
} as const;
