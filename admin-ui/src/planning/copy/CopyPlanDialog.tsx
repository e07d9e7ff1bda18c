import { copyPlan, getPlansToCopy } from '@courtcrew/domain/planning/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';

/** Takes over the plan of another tournament of the person's. */
export function CopyPlanDialog({ onClose }: { readonly onClose: () => void }) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const plans = useCall(getPlansToCopy, { params: { tid } });
  const copy = useCommand(copyPlan, { quiet: true, done: ({ items }) => p('plan.copied', { count: items }) });
  return (
    <FormDialog<{ from: string }>
      title={p('plan.copy')}
      action={p('plan.copy')}
      defaults={{ from: '' }}
      onSubmit={(body) => copy.mutateAsync({ params: { tid }, body })}
      onClose={onClose}
    >
      <Box>{p('plan.copyHelp')}</Box>
      <Answered of={plans} loading="list" rows={1} empty={<Box>{p('plan.copyNone')}</Box>}>
        {(rows) => (
          <FormSelect
            name="from"
            label={p('plan.copyFrom')}
            required
            autoFocus
            options={[
              { value: '', label: p('plan.choose') },
              ...rows.map(({ tid: from, name, items }) => ({
                value: from,
                label: p('plan.copyItems', { name, count: items }),
              })),
            ]}
          />
        )}
      </Answered>
    </FormDialog>
  );
}
