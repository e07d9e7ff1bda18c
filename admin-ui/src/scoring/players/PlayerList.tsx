import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Upload from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { ScoreHeader, ScorePage } from '../ScorePage.tsx';
import { useScoreWords } from '../words.ts';
import { usePlayerColumns } from './columns.tsx';
import type { Player } from './player.ts';

const PlayerDialog = onDemand(async () => (await import('./PlayerDialog.tsx')).PlayerDialog);
const ImportPlayers = onDemand(async () => (await import('./ImportPlayers.tsx')).ImportPlayers);

const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Who plays and where they are texted. */
export const PlayerList = () => (
  <ScorePage>
    <Players />
  </ScorePage>
);

function Players() {
  const w = useScoreWords();
  const { tid } = useDesk();
  const [opened, open] = useState<'add' | 'import' | null>(null);
  const close = () => open(null);
  const acts = (
    <>
      <Button variant="outlined" startIcon={<Upload />} onClick={() => open('import')}>
        {w('import.title')}
      </Button>
      <Button variant="contained" startIcon={<Add />} onClick={() => open('add')}>
        {w('player.add')}
      </Button>
    </>
  );
  return (
    <>
      <ResourceList<Player>
        resource="players"
        caption={w('staff.players')}
        header={<ScoreHeader title={w('staff.players')} actions={acts} />}
        columns={usePlayerColumns()}
        filters={[
          { kind: 'search', source: 'q', label: w('filter.search') },
          { kind: 'flag', source: 'has_phone', label: w('player.hasPhone') },
        ]}
        about={{ tid }}
        sort={BY_NAME}
        bulk={
          <BulkButton label={w('action.remove')} confirm={(count) => w('player.removeMany', { count })} />
        }
        empty={<EmptyState title={w('player.none')} text={w('player.noneHelp')} />}
        file="players"
      />
      {opened === 'add' && <PlayerDialog onClose={close} />}
      {opened === 'import' && <ImportPlayers onClose={close} />}
    </>
  );
}
