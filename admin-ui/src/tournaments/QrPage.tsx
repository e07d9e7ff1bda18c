import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTournament } from '../shell/tournament.tsx';
import { useSetupWords } from './words.ts';

/** Longer texts make codes that phones cannot read from a poster. */
const LONGEST = 500;

export function QrPage() {
  const w = useSetupWords();
  const { tournament } = useTournament();
  const [text, setText] = useState('');
  const [name, setName] = useState('qr-code');
  const content = text.trim();
  const isLong = content.length > LONGEST;
  return (
    <>
      <PageHeader title={w('staff.qr')} about={w('qr.help')} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 560 }}>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <TextInput
            kind="text"
            label={w('qr.content')}
            value={text}
            autoFocus
            error={isLong ? w('qr.long', { count: content.length }) : null}
            onChange={({ target }) => setText(target.value)}
          />
          <TextInput
            kind="text"
            label={w('qr.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          {tournament && (
            <Button
              variant="text"
              sx={{ justifySelf: 'start' }}
              onClick={() => setText(`${window.location.origin}/signup/${tournament.tid}`)}
            >
              {w('qr.use')}
            </Button>
          )}
        </Box>
        {content === '' || isLong ? (
          <EmptyState icon={<QrCode2 />} title={w('qr.empty')} />
        ) : (
          <QrCode text={content} name={name.trim() || 'qr-code'} size={220} />
        )}
      </Box>
    </>
  );
}
