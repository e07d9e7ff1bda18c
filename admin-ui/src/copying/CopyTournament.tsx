import {
  type COPY_FATES,
  COPY_KINDS,
  type CopyItem,
  type CopyKind,
} from '@courtcrew/domain/copying/contract.ts';
import { MOVES } from '@courtcrew/domain/copying/dates.ts';
import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { datedDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Choice } from '../kit/desk/Choice.tsx';
import { LastStepLine } from '../kit/undo/StepLine.tsx';
import { Copied } from './Copied.tsx';
import { CopyItems } from './CopyItems.tsx';
import { type Copy, useCopy } from './useCopy.ts';
import { useCopyWords } from './words.ts';

/** Takes over the setup of another tournament, with what would happen said before it does. */
export function CopyTournament() {
  const c = useCopyWords();
  const copy = useCopy();
  return (
    <>
      <PageHeader title={c('staff.copyTournament')} about={c('copy.lead')} />
      <Answered
        of={copy.sources}
        loading="form"
        rows={3}
        empty={<EmptyState title={c('copy.none')} text={c('copy.noneText')} />}
      >
        {(sources) => (
          <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 760 }}>
            <Source copy={copy} sources={sources} />
            {copy.from !== '' && (
              <>
                <Days copy={copy} />
                <Kinds copy={copy} />
              </>
            )}
            {/* Beside the button that copies: the header is out of sight there. */}
            <LastStepLine />
            {copy.from !== '' &&
              (copy.copy.data ? <Copied added={copy.copy.data.added} /> : <Send copy={copy} />)}
          </Box>
        )}
      </Answered>
    </>
  );
}

interface CopyProps {
  readonly copy: Copy;
}

type Sources = NonNullable<Copy['sources']['data']>;

function Source({ copy, sources }: CopyProps & { readonly sources: Sources }) {
  const c = useCopyWords();
  const { language } = useSpeech();
  return (
    <SelectInput
      fullWidth
      label={c('copy.from')}
      required
      value={copy.from}
      options={[
        ['', c('staff.choose')],
        ...sources.map(({ tid, name, start, end_date }) => {
          return [tid, [name, dayRange(start, end_date, language)].filter(Boolean).join(' · ')] as const;
        }),
      ]}
      onChange={copy.chooseFrom}
    />
  );
}

/** How days move, with the first day as the example, and what becomes of the hours. */
function Days({ copy: { preview, move, chooseMove } }: CopyProps) {
  const c = useCopyWords();
  const { language } = useSpeech();
  const { from, to, days = null } = preview.data ?? {};
  const dayText = (date: string) => datedDay(`${date}T12:00:00.000Z`, 'UTC', language);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Choice
        label={c('copy.move')}
        value={move}
        options={MOVES.map((one) => [one, c(`copy.move.${one}`)])}
        onChange={chooseMove}
      />
      {from?.start && to && days !== null && (
        <Box sx={{ color: 'text.secondary' }}>
          {c(`copy.moveHelp.${move}`, {
            was: dayText(from.start),
            day: dayText(addDays(from.start, days)),
          })}{' '}
          {c('copy.clock', { zone: to.time_zone })}
        </Box>
      )}
    </Box>
  );
}

type Fate = (typeof COPY_FATES)[number];

/** How many of each fate, in the order in which they first come. */
const counted = (items: readonly CopyItem[]): readonly (readonly [Fate, number])[] =>
  [...Map.groupBy(items, ({ fate }) => fate)].map(([fate, same]) => [fate, same.length]);

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  borderBottom: '1px solid var(--mui-palette-divider)',
  py: 0.5,
} as const;

function Kinds({ copy }: CopyProps) {
  const c = useCopyWords();
  const { preview, kinds } = copy;
  const items = new Map<CopyKind, readonly CopyItem[]>(
    preview.data?.kinds.map(({ kind, items: all }) => [kind, all]),
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'h2', p: 0, mb: 1 }}>
        {c('copy.what')}
      </Box>
      {COPY_KINDS.map((kind) => (
        <Box key={kind} sx={ROW}>
          <FormControlLabel
            label={c(`copy.kind.${kind}`)}
            control={<Checkbox checked={kinds.includes(kind)} onChange={() => copy.toggle(kind)} />}
          />
          {kinds.includes(kind) && preview.isSuccess && (
            <Fates kind={kind} items={items.get(kind) ?? []} zone={preview.data.to.time_zone} />
          )}
        </Box>
      ))}
      {preview.isError && <Answered of={preview}>{() => null}</Answered>}
    </Box>
  );
}

interface FatesProps {
  readonly kind: CopyKind;
  readonly items: readonly CopyItem[];
  readonly zone: string;
}

function Fates({ kind, items, zone }: FatesProps) {
  const c = useCopyWords();
  const text =
    items.length === 0
      ? c('copy.nothing')
      : counted(items)
          .map(([fate, count]) => c(`copy.fate.${fate}`, { count }))
          .join(' · ');
  return (
    <Box sx={{ pl: { xs: 4, sm: 0 }, py: { xs: 0.5, sm: 1.25 } }}>
      <Box sx={{ color: 'text.secondary' }}>{text}</Box>
      {items.length > 0 && <CopyItems kind={kind} items={items} zone={zone} />}
    </Box>
  );
}

function Send({ copy: { preview, kinds, copy, send } }: CopyProps) {
  const c = useCopyWords();
  const asked = preview.data?.kinds.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const count = asked.flatMap(({ items }) => items).filter(({ fate }) => fate === 'add').length;
  const isKnown = preview.isSuccess && !preview.isPlaceholderData && kinds.length > 0;
  return (
    <Box>
      <Button
        variant="contained"
        size="large"
        disabled={!isKnown || count === 0}
        loading={copy.isPending || preview.isFetching}
        onClick={send}
      >
        {isKnown && count === 0 ? c('copy.nothingNew') : c('copy.do', { count })}
      </Button>
    </Box>
  );
}
