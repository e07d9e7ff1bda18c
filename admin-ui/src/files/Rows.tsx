import type { PreviewedRow, ROW_STATES } from '@courtcrew/domain/files/contract.ts';
import { IMPORT_FIELDS } from '@courtcrew/domain/files/kinds.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { Choice } from '../kit/desk/Choice.tsx';
import { FindingList } from '../kit/import/FindingList.tsx';
import { DateQuestion } from '../kit/import/Questions.tsx';
import { Section } from '../kit/page/layout.tsx';
import { Windowed } from '../kit/table/Windowed.tsx';
import { MendCell, SameQuestion } from './Mend.tsx';
import { Options } from './Options.tsx';
import { useShown } from './shown.ts';
import type { FileRead, Look, Preview } from './useFile.ts';
import { useFileWords } from './words.ts';

type State = (typeof ROW_STATES)[number];
type Shown = State | 'all';

interface RowsProps {
  readonly look: Look;
  readonly file: FileRead;
}

/** What becomes of each row, problems first, mended where they stand. */
export function Rows({ look, file }: RowsProps) {
  const f = useFileWords();
  const { preview } = file;
  return (
    <Section title={f('files.check3')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Options look={look} file={file} />
        {/* As high without it: what stands below does not jump. */}
        <Box sx={{ height: 3 }}>
          {preview.isFetching && <LinearProgress aria-label={f('files.reading')} sx={{ height: 3 }} />}
        </Box>
        <Answered of={preview} loading="table" rows={8}>
          {(found) => <Previewed look={look} file={file} found={found} />}
        </Answered>
      </Box>
    </Section>
  );
}

const DATES = { month: 'month-first', day: 'day-first' } as const;

function Previewed({ look, file, found }: RowsProps & { readonly found: Preview }) {
  const f = useFileWords();
  const { options, opt } = file;
  const { questions, counts } = found;
  // Columns that nobody reads are said beside them.
  const notes = found.notes.filter(({ row, column }) => row > 0 || column === '' || file.mapping[column]);
  const { rows, show, shown } = useStillOrder(found, file);
  const columns = useColumns(look, file);
  return (
    <>
      {questions.map((question) => (
        <DateQuestion
          key={question.column}
          question={question}
          order={options.dates === null ? null : options.dates === 'month-first' ? 'month' : 'day'}
          onChoose={(order) => opt({ dates: DATES[order] })}
        />
      ))}
      {notes.length > 0 && (
        <Alert severity="warning">
          <FindingList findings={notes} />
        </Alert>
      )}
      <Box sx={{ overflowX: 'auto', '& .MuiToggleButton-root': { whiteSpace: 'nowrap' } }}>
        <Choice
          label={f('files.show')}
          value={shown}
          options={[
            ['all', f('files.all', { count: found.rows.length })],
            ...STATES.map((state) => [state, f(`files.count.${state}`, { count: counts[state] })] as const),
          ]}
          onChange={(state) => show(state as Shown)}
        />
      </Box>
      {rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{f('files.nothingFits')}</Box>
      ) : (
        <Box sx={columns.length > MANY_COLUMNS ? { '& .MuiTableCell-root': { px: 1 } } : null}>
          <ResponsiveTable
            caption={f('files.check3')}
            columns={columns}
            rows={rows}
            rowKey={({ row }) => String(row)}
            windowed={(some, draw, wide) => (
              <Windowed rows={some} rowKey={({ row }) => String(row)} draw={draw} wide={wide} />
            )}
          />
        </Box>
      )}
    </>
  );
}

/** In the order in which they need somebody. */
const STATES = ['problem', 'new', 'changed', 'same'] as const satisfies readonly State[];

/** Rows in the order and selection of the last choice: a row that was mended stays where it is. */
function useStillOrder({ rows }: Preview, { asked: { mended: _, ...asked }, preview }: FileRead) {
  const [chosen, setChosen] = useState({ shown: 'all' as Shown, times: 0 });
  const key = JSON.stringify([asked, chosen]);
  const [held, setHeld] = useState<{ key: string; states: ReadonlyMap<number, State> }>();
  if (held?.key !== key && !preview.isPlaceholderData)
    setHeld({ key, states: new Map(rows.map(({ row, state }) => [row, state])) });
  const was = ({ row, state }: PreviewedRow): State => held?.states.get(row) ?? state;
  return {
    shown: chosen.shown,
    show: (shown: Shown) => setChosen({ shown, times: chosen.times + 1 }),
    rows:
      chosen.shown === 'all'
        ? [...rows.filter((row) => was(row) === 'problem'), ...rows.filter((row) => was(row) !== 'problem')]
        : rows.filter((row) => was(row) === chosen.shown),
  };
}

/** More than these get less air. */
const MANY_COLUMNS = 8;

/** Fields whose texts are not broken. */
const KEPT: readonly string[] = ['date', 'start', 'end', 'starts', 'ends', 'hours', 'phone', 'other_phone'];

const TONES: Readonly<Record<State, Tone>> = {
  new: 'success',
  changed: 'info',
  same: 'plain',
  problem: 'error',
};

function useColumns(look: Look, file: FileRead): readonly Column<PreviewedRow>[] {
  const f = useFileWords();
  const shown = useShown();
  const { mapping, mended, mend } = file;
  const fields: readonly string[] = IMPORT_FIELDS[look.kind];
  const read = look.columns.flatMap(({ name }) => {
    const field = mapping[name];
    return field !== undefined && fields.includes(field) ? [{ name, field }] : [];
  });
  const isOf = (name: string, field: string) => (problem: { readonly column: string }) =>
    problem.column === name || problem.column === field;
  const elsewhere = ({ problems }: PreviewedRow) =>
    problems.filter(
      (problem) => problem.ask === 'same' || !read.some(({ name, field }) => isOf(name, field)(problem)),
    );
  return [
    {
      key: 'row',
      label: f('files.row'),
      primary: true,
      cell: ({ row }) => (
        <>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {f('files.row')}{' '}
          </Box>
          {row}
        </>
      ),
    },
    {
      key: 'state',
      label: f('files.is'),
      cell: (row) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: { xs: 'end', sm: 'start' }, maxWidth: 240 }}>
          <Badge tone={TONES[row.state]}>{f(`files.state.${row.state}`)}</Badge>
          {elsewhere(row).map(({ column, text, template, ask }) => (
            <Box key={column + text} sx={{ color: 'error.main', typography: 'body2', fontWeight: 600 }}>
              {fields.includes(column) && `${f(`field.${column as 'name'}`)}: `}
              {localized(text, template)}
              {ask === 'same' && (
                <SameQuestion
                  row={row.row}
                  same={mended[row.row]?.same}
                  onAnswer={(same) => mend(row.row, {}, same)}
                />
              )}
            </Box>
          ))}
        </Box>
      ),
    },
    ...read.map(
      ({ name, field }): Column<PreviewedRow> => ({
        key: `column ${name}`,
        label: f(`field.${field as 'name'}`),
        cell: (row) => {
          const text = row.fields[field] ?? '';
          const change = row.changes.find((one) => one.field === field);
          const problems = row.problems.filter((one) => one.ask === 'cell' && isOf(name, field)(one));
          const own = mended[row.row]?.cells[name];
          if (problems.length > 0 || own !== undefined)
            return (
              <MendCell
                label={f('files.cell', { row: row.row, column: name })}
                text={own ?? text}
                faults={problems.map(({ text: fault, template }) => localized(fault, template))}
                onMend={(cell) => mend(row.row, { [name]: cell })}
              />
            );
          if (text === '' && !change) return '';
          return (
            <>
              <Box component="span" sx={KEPT.includes(field) ? { whiteSpace: 'nowrap' } : null}>
                {shown(field, text)}
              </Box>
              {change && (
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                  {change.from === ''
                    ? f('files.wasEmpty')
                    : f('files.was', { text: shown(field, change.from) })}
                </Box>
              )}
            </>
          );
        },
      }),
    ),
  ];
}
