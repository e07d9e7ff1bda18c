import type {
  DateOrder,
  DateOrders,
  DateQuestion as DateQuestionAsked,
  Finding,
} from '@courtcrew/domain/contract/importing.ts';
import { type FileText, lettersOf, sampleOf } from '@courtcrew/domain/kernel/letters.ts';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FilePicker } from './FilePicker.tsx';
import { FindingList } from './FindingList.tsx';
import { type Guessed, PreviewTable, type ReadRow, type Shown } from './PreviewTable.tsx';
import { DateQuestion, LettersQuestion } from './Questions.tsx';
import { useImportWords } from './words.ts';

export interface Previewed<Column extends string> {
  readonly data: readonly ReadRow<Column>[];
  readonly findings: readonly Finding[];
  readonly notes: readonly Finding[];
  readonly questions: readonly DateQuestionAsked[];
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

/** Largest import, bytes. */
const LARGEST = 1_000_000;

const plainText = (text: string): FileText => ({ readings: [{ encoding: 'utf-8', text }], isSure: true });

/** Imports rows from a file: choose, preview with each fault in its cell, send. */
export function ImportSteps<Column extends string>(props: ImportStepsProps<Column>) {
  const { columns, guessed, shown, example, previewed, isReading, isSending, failure, clean, send } = props;
  const { onRead, onSend, done } = props;
  const w = useImportWords();
  const toast = useToast();
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
  const take = async (file: File) => {
    if (file.size > LARGEST) toast.error(w('import.tooLarge'));
    else
      await file
        .arrayBuffer()
        .then((bytes) => lettersOf(new Uint8Array(bytes)))
        .then(readFile, () => toast.error(w('import.unreadable')));
  };
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
        <FilePicker
          accept=".csv,text/csv,text/plain"
          hint={w('import.drop')}
          linesLabel={w('import.lines')}
          example={example}
          typed={done ? '' : typed}
          onLines={readLines}
          onFile={(file) => void take(file)}
        />
      )}
      {isOpen && source && (
        <>
          <LettersQuestion
            readings={source.file.readings.map((reading) => ({
              encoding: reading.encoding,
              sample: sampleOf(reading).join(', '),
            }))}
            chosen={source.file.readings[source.reading ?? -1]?.encoding ?? ''}
            onChoose={(encoding) =>
              read({ ...source, reading: source.file.readings.findIndex((one) => one.encoding === encoding) })
            }
          />
          {asked.map(({ question, order }) => (
            <DateQuestion
              key={question.column}
              question={question}
              order={order}
              onChoose={(chosen) => {
                const others = answered.filter((one) => one.question.column !== question.column);
                read({ ...source, dates: [...others, { question, order: chosen }] });
              }}
            />
          ))}
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

interface AskedDates {
  readonly question: DateQuestionAsked;
  readonly order: DateOrder | null;
}

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
