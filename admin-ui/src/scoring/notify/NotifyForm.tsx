import { getCourtNumbers, getPlayers, sendPlayerNotification } from '@courtcrew/domain/scoring/contract.ts';
import { MATCH_TYPES, type MatchType } from '@courtcrew/domain/scoring/model.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDesk } from '../../kit/desk/desk.ts';
import { CardLink } from '../scores/CardLink.tsx';
import { typeText } from '../scores/scores.ts';
import { useScoreWords } from '../words.ts';
import { isReady, type Lineup, pressed } from './lineup.ts';
import { NoPlayers, PlayerChoice, type PlayerRow } from './PlayerChoice.tsx';
import { Slots } from './Slots.tsx';

/** The notification of a match's players; the board says the court, and the match in the address. */
export function NotifyForm({ court = '' }: { readonly court?: string }) {
  const { tid } = useDesk();
  const players = useCall(getPlayers, { params: { tid } });
  return (
    <Answered of={players} loading="form" empty={<NoPlayers />}>
      {(rows) => <Form players={rows} ofCourt={court} />}
    </Answered>
  );
}

interface FormProps {
  readonly players: readonly PlayerRow[];
  readonly ofCourt: string;
}

function Form({ players, ofCourt }: FormProps) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const [address] = useSearchParams();
  const [lineup, setLineup] = useState<Lineup>({});
  const [single, setSingle] = useState(false);
  const [matchType, setType] = useState<MatchType>(MATCH_TYPES[0]);
  const [gold, setGold] = useState(false);
  const [court, setCourt] = useState(ofCourt);
  const courts = useCall(getCourtNumbers, { params: { tid } });
  const send = useCommand(sendPlayerNotification, {
    affects: ['scores'],
    done: ({ texted }) => (texted > 0 ? w('notify.sentTo', { count: texted }) : w('notify.sent')),
  });
  const reset = () => {
    setLineup({});
    setGold(false);
    setCourt(ofCourt);
  };
  const match = { matchType, gold, court, sysid: '', matchId: address.get('match') ?? '' };
  const submit = () => send.mutate({ body: { tid, ...lineup, ...match } }, { onSuccess: reset });
  const all = courts.data ? [...courts.data.left, ...courts.data.right] : [];
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <Slots
        lineup={lineup}
        single={single}
        players={players}
        onTakeOut={(pid) => setLineup(pressed(lineup, pid, single))}
      />
      <FormControlLabel
        label={w('notify.single')}
        control={
          <Checkbox
            checked={single}
            onChange={(_, on) => {
              setSingle(on);
              setLineup({});
            }}
          />
        }
      />
      <PlayerChoice
        players={players}
        lineup={lineup}
        onPress={(pid) => setLineup(pressed(lineup, pid, single))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <SelectInput
          label={w('notify.court')}
          value={court}
          options={[
            ['', w('notify.noCourt')],
            ...all.map(({ court_num }) => [court_num, court_num] as const),
          ]}
          onChange={setCourt}
        />
        <SelectInput
          label={w('notify.type')}
          value={matchType}
          options={MATCH_TYPES.map((type) => [type, typeText(type, w)] as const)}
          onChange={(type) => setType(MATCH_TYPES.find((known) => known === type) ?? MATCH_TYPES[0])}
        />
        <FormControlLabel
          label={w('notify.gold')}
          control={<Checkbox checked={gold} onChange={(_, on) => setGold(on)} />}
        />
        <Button variant="contained" disabled={!isReady(lineup)} loading={send.isPending} onClick={submit}>
          {w('notify.send')}
        </Button>
      </Box>
      {send.data && (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          {send.data.texted === 0 && w('notify.nobody')}
          <CardLink sid={send.data.sid} />
        </Box>
      )}
    </Box>
  );
}
