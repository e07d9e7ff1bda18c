import { getReadModels, type ReadModelState, retryReadModel } from '@courtcrew/domain/audit/readModels.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { listOf } from '../log/addresses.ts';
import { useModelWords } from './words.ts';

const LOOK_MS = 2_000;
/** A failed process is replaced within this time; a longer lag deserves attention. */
const LATE_MS = 5_000;

const TONES: Readonly<Record<ReadModelState['state'], Tone>> = {
  rebuilding: 'info',
  standby: 'plain',
  projecting: 'success',
  paused: 'error',
  outdated: 'warning',
};

export function ReadModels() {
  const w = useModelWords();
  return (
    <>
      <PageHeader title={w('staff.readModels')} about={w('models.help')} />
      <Answered of={useCall(getReadModels, {}, { refreshEvery: LOOK_MS })}>
        {({ head, models }) => (
          <Stack spacing={2}>
            <Verdict of={models} />
            <Box>
              {w('models.head')}: {head}
            </Box>
            <Models of={models} />
          </Stack>
        )}
      </Answered>
    </>
  );
}

const namesOf = (models: readonly ReadModelState[]): string => models.map(({ name }) => name).join(', ');

function Verdict({ of }: { of: readonly ReadModelState[] }) {
  const w = useModelWords();
  const paused = of.filter((model) => model.paused);
  const late = of.filter((model) => !model.paused && model.behind > LATE_MS);
  if (paused.length > 0) {
    return (
      <Alert severity="error" role="alert">
        <AlertTitle>{w('models.paused', { names: namesOf(paused) })}</AlertTitle>
        {w('models.pausedHelp')}
      </Alert>
    );
  }
  if (late.length > 0) return <Alert severity="warning">{w('models.late', { names: namesOf(late) })}</Alert>;
  return <Alert severity="success">{w('models.well')}</Alert>;
}

function Models({ of }: { of: readonly ReadModelState[] }) {
  const w = useModelWords();
  const columns: readonly Column<ReadModelState>[] = [
    { key: 'name', label: w('models.name'), primary: true },
    { key: 'state', label: w('models.state'), cell: (model) => <State of={model} /> },
    { key: 'lag', label: w('models.lag'), type: 'number' },
    { key: 'position', label: w('models.position'), type: 'number' },
    { key: 'fault', label: w('models.fault'), cell: ({ paused }) => paused && <Fault of={paused} /> },
  ];
  return (
    <ResponsiveTable
      caption={w('staff.readModels')}
      columns={columns}
      rows={of}
      rowKey={({ name }) => name}
      actions={({ name, paused }) => paused && <Retry name={name} />}
    />
  );
}

/** A pause in another process counts as well. */
function State({ of: { state, paused } }: { of: ReadModelState }) {
  const w = useModelWords();
  const shown = paused ? 'paused' : state;
  return <Badge tone={TONES[shown]}>{w(`state.${shown}`)}</Badge>;
}

function Fault({ of: { position, type, reason } }: { of: NonNullable<ReadModelState['paused']> }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <AppLink to={listOf({ position })}>
        {type} · {position}
      </AppLink>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{reason}</Box>
    </Box>
  );
}

function Retry({ name }: { name: string }) {
  const w = useModelWords();
  const retry = useCommand(retryReadModel, { done: w('models.retried', { name }) });
  return (
    <Button
      variant="outlined"
      size="small"
      loading={retry.isPending}
      aria-label={`${w('models.retry')}: ${name}`}
      onClick={() => retry.mutate({ params: { name } })}
    >
      {w('models.retry')}
    </Button>
  );
}
