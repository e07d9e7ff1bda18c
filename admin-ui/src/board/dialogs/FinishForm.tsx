import { finishMatch } from '@courtcrew/domain/board/contract.ts';
import { SYSID_MAX } from '@courtcrew/domain/board/model.ts';
import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormCheck, FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { type Resolver, type ResolverResult, useWatch } from 'react-hook-form';
import { amountShape, FormAmount } from '../../kit/page/FormAmount.tsx';
import { FROM_BOARD } from '../desk/useCommands.ts';
import { useBoardWords } from '../words.ts';
import type { DialogProps } from './dialog.ts';
import { type FinishValues, finishBody, finishDefaults, isGold, type MatchToFinish } from './finishValues.ts';

interface FinishFormProps extends DialogProps {
  readonly court: CourtRow;
  readonly match: MatchToFinish;
  /** Null where it was not asked. */
  readonly wasTieBreaker: boolean | null;
}

export function FinishForm({ desk, onClose, court, match: opened, wasTieBreaker }: FinishFormProps) {
  // Input belongs to the match as opened, whatever is fetched later.
  const [match] = useState(opened);
  const b = useBoardWords();
  const { mutateAsync } = useCommand(finishMatch, FROM_BOARD);
  return (
    <FormDialog<FinishValues>
      title={b('finish.title', { court: court.court_num })}
      action={b('finish.action')}
      defaults={finishDefaults(match, wasTieBreaker)}
      resolver={answered(b('finish.mustAnswer'))}
      onClose={onClose}
      onSubmit={async (values) => {
        const { undo } = await mutateAsync({
          params: { tid: desk.tid },
          body: finishBody(match, values, court.second_ref_id),
        });
        desk.outcomes.tell({ text: b('done.finished', { court: court.court_num }), undo });
      }}
    >
      <Pay name={b('finish.lead', { name: nameOf(court) })}>
        <FormAmount name="amount" label={b('finish.amount')} />
        <FormCheck name="paid" label={b('finish.paid')} />
      </Pay>
      {match.estimated_second_amount !== null && (
        <Pay
          name={b('finish.second', { name: nameOf({ first: court.second_first, last: court.second_last }) })}
        >
          <FormText kind="money" name="secondAmount" label={b('finish.secondAmount')} shape={amountShape} />
          <FormCheck name="secondPaid" label={b('finish.secondPaid')} />
        </Pay>
      )}
      <FormSelect
        name="medal"
        label={b('finish.medal')}
        options={[
          { value: 'none', label: b('finish.none') },
          { value: 'Bronze', label: b('finish.bronze') },
          { value: 'Gold', label: b('finish.gold') },
        ]}
      />
      <TieBreaker />
      <FormText kind="text" name="sysid" label={b('finish.sysid')} inputProps={{ maxLength: SYSID_MAX }} />
      {match.aux_assignments.map(({ id, type, name, first, last }, index) => (
        <FormCheck
          key={id}
          name={`ends.${index}`}
          label={`${b('finish.ends')}: ${[nameOf({ first, last }), type, name].filter(Boolean).join(' · ')}`}
        />
      ))}
    </FormDialog>
  );
}

/** A gold medal match is not finished before the question is answered. */
const answered =
  (mustAnswer: string): Resolver<FinishValues> =>
  (values): ResolverResult<FinishValues> => {
    if (!isGold(values.medal) || values.tie_breaker !== '') return { values, errors: {} };
    return { values: {}, errors: { tie_breaker: { type: 'required', message: mustAnswer } } };
  };

const Pay = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
    <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 650 }}>
      {name}
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 2, alignItems: 'start' }}>
      {children}
    </Box>
  </Box>
);

/** Also shown when the medal becomes gold in this form. */
function TieBreaker() {
  const b = useBoardWords();
  const medal = useWatch<FinishValues, 'medal'>({ name: 'medal' });
  const tieBreaker = useWatch<FinishValues, 'tie_breaker'>({ name: 'tie_breaker' });
  if (!isGold(medal)) return null;
  return (
    <>
      <FormSelect
        name="tie_breaker"
        label={b('finish.tieBreakerField')}
        required
        options={[
          { value: '', label: b('finish.choose') },
          { value: 'yes', label: b('finish.yes') },
          { value: 'no', label: b('finish.no') },
        ]}
      />
      {tieBreaker === 'yes' && <Alert severity="info">{b('finish.byDesk')}</Alert>}
    </>
  );
}
