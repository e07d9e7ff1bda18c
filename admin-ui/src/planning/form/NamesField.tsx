import { type CommitteeName, getCommitteeNames } from '@courtcrew/domain/planning/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePlanWords } from '../words.ts';

/** Who of the committee does it; whoever had it before they left the committee can be taken off. */
export function NamesField({ had }: { readonly had: readonly CommitteeName[] }) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const { data: committee = [] } = useCall(getCommitteeNames, { params: { tid } });
  const left = had.filter(({ ref_id }) => committee.every((member) => member.ref_id !== ref_id));
  const { field } = useController({ name: 'names' });
  const chosen: readonly string[] = field.value;
  const toggle = (ref_id: string) =>
    field.onChange(chosen.includes(ref_id) ? chosen.filter((name) => name !== ref_id) : [...chosen, ref_id]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, color: 'text.secondary', typography: 'body2' }}>
        {p('todo.namesOf')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {[...committee, ...left].map(({ ref_id, name }) => (
          <FormControlLabel
            key={ref_id}
            label={name}
            control={<Checkbox checked={chosen.includes(ref_id)} onChange={() => toggle(ref_id)} />}
          />
        ))}
      </Box>
    </Box>
  );
}
