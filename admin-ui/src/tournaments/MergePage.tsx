import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getParentTournament, mergeToParentTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTournament } from '../shell/tournament.tsx';
import { useSetupWords } from './words.ts';

type Parent = AnswerOf<typeof getParentTournament>;
type Choice = Parent['choices'][number];

export function MergePage() {
  const w = useSetupWords();
  const { tournament } = useTournament();
  const tid = tournament?.tid ?? '';
  const parent = useCall(getParentTournament, { body: { tid } }, { enabled: tournament !== null });
  return (
    <>
      <PageHeader title={w('staff.merge')} about={w('merge.help')} />
      <Answered
        of={parent}
        loading="form"
        rows={2}
        isEmpty={({ message }) => message !== undefined}
        empty={<EmptyState title={w('merge.none')} text={w('merge.noneText')} />}
      >
        {(answer) => (
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
            {answer.name && <Alert severity="success">{w('merge.is', { name: answer.name })}</Alert>}
            <MergeChoice tid={tid} choices={answer.choices} />
          </Box>
        )}
      </Answered>
    </>
  );
}

function MergeChoice({ tid, choices }: { tid: string; choices: Parent['choices'] }) {
  const w = useSetupWords();
  const allowed = useAllows();
  const confirm = useConfirm();
  const { language } = useSpeech();
  const parent = useRef<HTMLSelectElement>(null);
  const [ptid, setPtid] = useState('');
  const { mutate, isPending } = useCommand(mergeToParentTournament, {
    affects: ['roster'],
    done: ({ message }) => message,
  });
  const labelOf = ({ name, start, end_date }: Choice) =>
    [name, dayRange(start, end_date, language)].filter(Boolean).join(' · ');
  const chosen = choices.find((choice) => choice.tid === ptid);
  const merge = async () => {
    if (!chosen) return;
    const yes = await confirm({
      title: w('merge.ask', { name: labelOf(chosen) }),
      text: w('merge.askText'),
      action: w('merge.do'),
    });
    // The pressed button is disabled while it waits and loses focus.
    if (yes) mutate({ body: { tid, ptid } }, { onSettled: () => parent.current?.focus() });
  };
  if (!allowed('master', tid)) return <Alert severity="info">{w('merge.master')}</Alert>;
  if (choices.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SelectInput
        label={w('merge.parent')}
        required
        value={ptid}
        options={[
          ['', w('staff.choose')],
          ...choices.map((choice) => [choice.tid, labelOf(choice)] as const),
        ]}
        onChange={setPtid}
        inputRef={parent}
        sx={{ flex: '1 1 240px', maxWidth: 560 }}
      />
      <Button variant="contained" disabled={!chosen} loading={isPending} onClick={merge}>
        {w('merge.do')}
      </Button>
    </Box>
  );
}
