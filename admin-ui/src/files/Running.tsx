import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getImport, getImports, stopImport } from '@courtcrew/domain/files/contract.ts';
import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useReadings } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../kit/desk/desk.ts';
import { FindingList } from '../kit/import/FindingList.tsx';
import { Section } from '../kit/page/layout.tsx';
import { useTellStep } from '../kit/undo/lastStep.tsx';
import { usePlaceAt } from '../shell/places.tsx';
import { saveLeft } from './left.ts';
import type { FileRead } from './useFile.ts';
import { TOUCHED, useUndoImport } from './useUndoImport.ts';
import { type FileWords, useFileWords } from './words.ts';

/** Between two looks at an import that is under way, ms. */
const EVERY = 1_000;

type Imported = AnswerOf<typeof getImport>;

interface RunningProps {
  readonly id: string;
  readonly file: FileRead;
}

/** An import under way, with Stop; once it ended its summary, what to do next, and Undo. */
export function Running({ id, file }: RunningProps) {
  const f = useFileWords();
  const { tid } = useDesk();
  const [ended, setEnded] = useState('');
  const progress = useCall(
    getImport,
    { params: { tid, id } },
    { refreshEvery: ended === id ? undefined : EVERY },
  );
  const imports = useCall(getImports, { params: { tid } });
  const listed = imports.data?.find((one) => one.id === id);
  const { state } = progress.data ?? {};
  const name = listed?.name ?? file.look.data?.name ?? f('files.file');
  if (state !== undefined && state !== 'working' && ended !== id) setEnded(id);
  useEnd(id, name, progress.data);
  return (
    <Section
      title={f('files.import')}
      aside={
        state !== 'working' && (
          <Button variant="outlined" onClick={file.startOver}>
            {f('files.another')}
          </Button>
        )
      }
    >
      <Answered of={progress} loading="form" rows={2}>
        {(found) =>
          found.state === 'working' ? (
            <Working id={id} name={name} progress={found} />
          ) : (
            <Ended id={id} name={name} kind={listed?.kind} progress={found} file={file} />
          )
        }
      </Answered>
    </Section>
  );
}

/** Once an import has ended: lists are read again, and the header's line offers to take it back. */
function useEnd(id: string, name: string, progress: Imported | undefined) {
  const f = useFileWords();
  const tell = useTellStep();
  const queries = useQueryClient();
  const readings = useReadings();
  const { undo } = useUndoImport();
  const told = useRef('');
  const { state, made = 0, changed = 0 } = progress ?? {};
  useEffect(() => {
    if ((state !== 'done' && state !== 'stopped') || told.current === id) return;
    told.current = id;
    for (const area of [...TOUCHED, 'files']) void readings.again(queries, [area], null);
    if (made + changed > 0)
      tell({ text: f('files.step', { name, count: made + changed }), undo: () => undo(id) });
  });
}

interface OneProps {
  readonly id: string;
  readonly name: string;
  readonly progress: Imported;
}

function Working({ id, name, progress: { done, of } }: OneProps) {
  const f = useFileWords();
  const { tid } = useDesk();
  const stop = useCommand(stopImport, { done: () => null });
  const tenths = of > 0 ? Math.floor((10 * done) / of) * 10 : 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
      <Progress label={f('files.working', { name })} done={done} total={of} />
      <Box role="status" sx={visuallyHidden}>
        {f('files.part', { percent: tenths })}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button
          variant="outlined"
          loading={stop.isPending || stop.isSuccess}
          onClick={() => stop.mutate({ params: { tid }, body: { id } })}
        >
          {f('files.stop')}
        </Button>
        {stop.isSuccess && f('files.stopping')}
      </Box>
    </Box>
  );
}

const TITLES = { done: 'files.done', stopped: 'files.stopped', undone: 'files.undone' } as const;

interface EndedProps extends OneProps {
  readonly kind: ImportKind | undefined;
  readonly file: FileRead;
}

function Ended({ id, name, kind, progress, file }: EndedProps) {
  const f = useFileWords();
  const { undo, isPending } = useUndoImport();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone, and with it the focus.
  useEffect(() => box.current?.focus(), []);
  const { state, done, of, made, changed, skipped, left } = progress;
  if (state === 'working') return null;
  const problems = file.preview.data?.rows.filter((row) => row.state === 'problem') ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Alert severity={state === 'done' && left.length === 0 ? 'success' : 'info'} ref={box} tabIndex={-1}>
        <AlertTitle>{f(TITLES[state], { name, done, of })}</AlertTitle>
        {f('files.result', { made, changed, skipped })}
        {left.length > 0 && (
          <Box sx={{ mt: 1 }}>
            {f('files.refused', { count: left.length })}
            <FindingList findings={left} />
          </Box>
        )}
      </Alert>
      {state !== 'undone' && kind && (
        <Box sx={ACTS}>
          <Typography variant="h3" sx={{ width: '100%' }}>
            {f('files.next')}
          </Typography>
          <Next kind={kind} f={f} />
        </Box>
      )}
      <Box sx={ACTS}>
        {problems.length + left.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => saveLeft(f('files.leftFile', { name }), problems, left, file, f)}
          >
            {f('files.download')}
          </Button>
        )}
        {/* Shifts and people may have been made for rows that were refused. */}
        {state !== 'undone' && made + changed + left.length > 0 && (
          <Button variant="outlined" loading={isPending} onClick={() => void undo(id)}>
            {f('action.undo')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const ACTS = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

/** Where what was imported stands, in the order in which it is needed next. */
const SCREENS = {
  people: ['/desk/refereeSetup', '/volunteer/roster'],
  shifts: ['/desk/editSchedule', '/volunteercaptain/scheduling'],
  signups: ['/desk/editSchedule', '/volunteercaptain/managevolunteers'],
  matches: ['/desk/schedule'],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;

function Next({ kind, f }: { readonly kind: ImportKind; readonly f: FileWords }) {
  const { tid } = useDesk();
  const allowed = useAllows();
  const placeAt = usePlaceAt();
  return SCREENS[kind].map((path, at) => {
    const place = placeAt(path);
    if (!place?.title || !allowed(place.policy, tid)) return null;
    return (
      <Button key={path} component={AppAnchor} to={path} variant={at === 0 ? 'contained' : 'outlined'}>
        {f(place.title)}
      </Button>
    );
  });
}
