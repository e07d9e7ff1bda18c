import type { DateOrder, DateOrders, DateQuestion, Finding } from '@courtcrew/domain/contract/importing.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useState } from 'react';
import { FilePicker } from './FilePicker.tsx';
import { type FileText, sampleOf } from './letters.ts';
import { type Guessed, PreviewTable, type ReadRow, type Shown } from './PreviewTable.tsx';
import { useImportWords } from './words.ts';

export interface Previewed<Column extends string> {
  readonly data: readonly ReadRow<Column>[];
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly questions: readonly DateQuestion[];
  readonly ok: boolean;
}

export interface ImportStepsProps<Column extends string> {
  readonly columns: readonly Column[];
  readonly guessed?: Guessed<Column>;
  readonly shown?: Shown<Column>;
  readonly example: string;
  /** Undefined before a file was read. */
  readonly previewed: Previewed<Column> | undefined;
  readonly isReading: boolean;
  readonly isSending: boolean;
  readonly failure: Error | null;
  /** Text for a file without faults, also on the button. */
  readonly clean: (count: number) => string;
  readonly send: (count: number) => string;
  /** Reads a file, again once the order of its dates is chosen. */
  readonly onRead: (csv: string, dates: DateOrders) => void;
  readonly onSend: () => void;
  readonly done: ReactNode;
}

interface Source {
  readonly file: FileText;
  /** Index of the reading in use; null while that is asked. */
  readonly reading: number | null;
  readonly dates: readonly AskedDates[];
}

const plainText = (text: string): FileText => ({ readings: [{ encoding: 'utf-8', text }], isSure: true });

/** Imports rows from a file: choose, preview with each fault in its cell, send. */
export function ImportSteps<Column extends string>(props: ImportStepsProps<Column>) {
  const { columns, guessed, shown, example, previewed, isReading, isSending, failure, clean, send } = props;
  const { onRead, onSend, done } = props;
  const w = useImportWords();
  /** Kept, so that a file with a fault is corrected here. */
  const [typed, setTyped] = useState('');
  const [source, setSource] = useState<Source | null>(null);
  const rows = previewed?.data ?? [];

  const read = (next: Source) => {
    setSource(next);
    const orders = next.dates.flatMap(({ question, order }) => (order ? [[question.column, order]] : []));
    onRead(next.file.readings[next.reading ?? 0]?.text ?? '', Object.fromEntries(orders));
  };
  const readFile = (file: FileText) => read({ file, reading: file.isSure ? 0 : null, dates: [] });
  const readLines = (csv: string) => {
    setTyped(csv);
    readFile(plainText(csv));
  };
  const answered = source?.dates ?? [];
  const isAnswered = (column: string) => answered.some(({ question }) => question.column === column);
  const open = (previewed?.questions ?? []).filter(({ column }) => !isAnswered(column));
  const asked = [...answered, ...open.map((question) => ({ question, order: null }))];
  const isDoubted = source?.reading === null;
  const isOpen = Boolean(previewed) || isReading;

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {done}
      {failure && (
        <Alert severity="error">
          {w('import.failed')} {failure.message}
        </Alert>
      )}
      {!isOpen && (
        <FilePicker example={example} typed={done ? '' : typed} onLines={readLines} onFile={readFile} />
      )}
      {isOpen && source && (
        <>
          <LettersChoice
            file={source.file}
            chosen={source.reading}
            onChoose={(reading) => read({ ...source, reading })}
          />
          <DateQuestions
            asked={asked}
            onChoose={(question, order) => {
              const others = answered.filter((one) => one.question.column !== question.column);
              read({ ...source, dates: [...others, { question, order }] });
            }}
          />
        </>
      )}
      {isReading && <Progress label={w('import.reading')} done={0} total={null} />}
      {previewed && (
        <Findings
          findings={previewed.findings}
          notes={previewed.notes}
          clean={previewed.ok && !isDoubted ? clean(rows.length) : null}
        />
      )}
      {previewed?.ok && !isDoubted && (
        <Button variant="contained" sx={{ justifySelf: 'start' }} loading={isSending} onClick={onSend}>
          {send(rows.length)}
        </Button>
      )}
      {rows.length > 0 && <PreviewTable columns={columns} guessed={guessed} shown={shown} rows={rows} />}
    </Box>
  );
}

interface LettersChoiceProps {
  readonly file: FileText;
  /** Index of the reading in use; null while undecided. */
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
}

/** Asks for the encoding of a file by sample words that differ. */
function LettersChoice({ file, chosen, onChoose }: LettersChoiceProps) {
  const w = useImportWords();
  if (file.readings.length < 2) return null;
  return (
    <Alert severity={chosen === null ? 'warning' : 'info'}>
      {chosen === null ? w('import.lettersDoubt') : w('import.letters')}{' '}
      <NativeSelect
        variant="standard"
        inputProps={{ 'aria-label': w('import.letters') }}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {chosen === null && <option value="" disabled />}
        {file.readings.map((reading, place) => (
          <option key={reading.encoding} value={place}>
            {sampleOf(reading)} ({w(`import.${reading.encoding}`)})
          </option>
        ))}
      </NativeSelect>
    </Alert>
  );
}

interface AskedDates {
  readonly question: DateQuestion;
  readonly order: DateOrder | null;
}

interface DateQuestionsProps {
  readonly asked: readonly AskedDates[];
  readonly onChoose: (question: DateQuestion, order: DateOrder) => void;
}

/** Asks which day is meant where the dates of a column can be read with the month or the day first. */
function DateQuestions({ asked, onChoose }: DateQuestionsProps) {
  const w = useImportWords();
  const { language } = useSpeech();
  return asked.map(({ question, order }) => {
    const { column, cell } = question;
    const label = w('import.whichDay', { column, cell });
    return (
      <Alert key={column} severity={order === null ? 'warning' : 'info'}>
        {label}
        <Box sx={{ mt: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={label}
            value={order}
            onChange={(_, chosen: DateOrder | null) => chosen && onChoose(question, chosen)}
          >
            {(['month', 'day'] as const).map((first) => (
              <ToggleButton key={first} value={first} sx={{ textTransform: 'none' }}>
                {dayRange(question[first], question[first], language)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      </Alert>
    );
  });
}

/** A wrong column would produce thousands. */
const NAMED = 12;

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  /** Text without findings; null while a question is open. */
  readonly clean: string | null;
}

function Findings({ findings, notes, clean }: FindingsProps) {
  const w = useImportWords();
  return (
    <>
      {findings.length > 0 && (
        <Alert severity="error">
          {w('import.faulty', { count: findings.length })}
          <FindingList findings={findings} />
        </Alert>
      )}
      {notes.length > 0 && (
        <Alert severity="warning">
          <FindingList findings={notes} />
        </Alert>
      )}
      {findings.length === 0 && clean !== null && <Alert severity="success">{clean}</Alert>}
    </>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const w = useImportWords();
  const say = ({ row, column, text: fault, template }: Finding): string => {
    const text = localized(fault, template);
    if (row === 0) return column === '' ? text : w('import.inFile', { column, text });
    return column === '' ? w('import.wholeRow', { row, text }) : w('import.inRow', { row, column, text });
  };
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
      {findings.slice(0, NAMED).map((finding) => (
        <li key={`${finding.row} ${finding.column} ${finding.text}`}>{say(finding)}</li>
      ))}
      {findings.length > NAMED && <li>{w('import.more', { count: findings.length - NAMED })}</li>}
    </Box>
  );
}
