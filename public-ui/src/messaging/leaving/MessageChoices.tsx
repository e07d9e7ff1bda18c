import { TIME_ZONES } from '@courtcrew/domain/kernel/time.ts';
import type { MessageChoices as Choices } from '@courtcrew/domain/messaging/contract.ts';
import { chooseLetters, revokeLetterLinks } from '@courtcrew/domain/messaging/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLettersWords } from './words.ts';

const SWITCHES = [
  'reminders',
  'reminder_texts',
  'signup_letters',
  'newsletter',
  'texts_stopped',
  'read_receipts',
] as const;

export function MessageChoices({ token, choices }: { token: string; choices: Choices }) {
  const m = useLettersWords();
  const confirm = useConfirm();
  const choose = useCommand(chooseLetters, { done: m('letters.saved'), affects: ['accounts'] });
  const revoke = useCommand(revokeLetterLinks);
  // Optimistic, so that a second press means what is shown. Nothing is disabled: focus would be lost.
  const [pressed, setPressed] = useState<Partial<Choices>>({});
  const shown = choose.isPending ? { ...choices, ...pressed } : choices;
  const save = (changes: Partial<Choices>) => {
    setPressed(choose.isPending ? { ...pressed, ...changes } : changes);
    choose.mutate({ body: { token, ...changes } });
  };
  const askRevoke = async () => {
    const action = m('letters.revoke');
    const question = { title: m('letters.revokeTitle'), text: m('letters.revokeText'), action, danger: true };
    if (await confirm(question)) revoke.mutate({ body: { token } });
  };
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {m('letters.else')}
      </Typography>
      {SWITCHES.map((choice) => (
        <FormControlLabel
          key={choice}
          sx={{ display: 'flex', py: 0.5 }}
          label={m(`letters.${choice}`)}
          control={<Switch checked={shown[choice]} onChange={(_, checked) => save({ [choice]: checked })} />}
        />
      ))}
      <HomeZone zone={choices.home_zone} onChoose={(home_zone) => save({ home_zone })} />
      <Typography color="textSecondary" sx={{ mt: 4, mb: 1 }}>
        {m('letters.link')}
      </Typography>
      <Button variant="text" color="error" loading={revoke.isPending} onClick={askRevoke}>
        {m('letters.revoke')}
      </Button>
    </Box>
  );
}

interface HomeZoneProps {
  readonly zone: Choices['home_zone'];
  readonly onChoose: (zone: Choices['home_zone']) => void;
}

/** Zone of the person: reminders respect its nights. */
function HomeZone({ zone, onChoose }: HomeZoneProps) {
  const m = useLettersWords();
  return (
    <SelectInput
      fullWidth
      label={m('letters.zone')}
      value={zone ?? ''}
      options={[['', m('letters.venueZone')], ...TIME_ZONES.map((one) => [one, one] as const)]}
      onChange={(value) => onChoose(TIME_ZONES.find((one) => one === value) ?? null)}
      sx={{ mt: 2 }}
    />
  );
}
