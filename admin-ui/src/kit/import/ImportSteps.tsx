import type { DateOrders, DateQuestion, Finding } from '@courtcrew/domain/contract/importing.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { type ReactNode, useState } from 'react';
import { type AskedDates, DateQuestions } from './DateQuestions.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Findings } from './Findings.tsx';
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
