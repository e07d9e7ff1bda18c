import {
  getCourtNumbers,
  getMatchList,
  getPlayers,
  type MatchRow,
  sendPlayerNotification,
} from '@courtcrew/domain/scoring/contract.ts';
import { MATCH_TYPES, type MatchType, SLOTS } from '@courtcrew/domain/scoring/model.ts';
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

/** The notification of a match's players. The board says the court, the address the match: its number, or one of the list. */
export function NotifyForm({ court = '' }: { readonly court?: string }) {
  const { tid } = useDesk();
  const [address] = useSearchParams();
  const mid = address.get('listed');
  const players = useCall(getPlayers, { params: { tid } });
  const matches = useCall(getMatchList, { params: { tid } }, { enabled: mid !== null });
  const form = (rows: readonly PlayerRow[], listed?: MatchRow) => (
    <Form players={rows} ofCourt={listed?.court || court} listed={listed} />
  );
  return (
    <Answered of={players} loading="form" empty={<NoPlayers />}>
      {(rows) =>
        mid === null ? (
          form(rows)
        ) : (
          <Answered of={matches} loading="form" isEmpty={() => false}>
            {(all) =>
              form(
                rows,
                all.find((match) => match.mid === mid),
              )
            }
          </Answered>
        )
      }
    </Answered>
  );
}

/** Who plays; places that a draw does not know yet are left to be chosen. */
const lineupOf = (match: MatchRow): Lineup =>
  Object.fromEntries(SLOTS.flatMap((slot) => (match[slot] === null ? [] : [[slot, match[slot]]])));

interface FormProps {
  readonly players: readonly PlayerRow[];
  readonly ofCourt: string;
  readonly listed?: MatchRow | undefined;
}

function Form({ players, ofCourt, listed }: FormProps) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const [address] = useSearchParams();
  const [lineup, setLineup] = useState<Lineup>(() => (listed ? lineupOf(listed) : {}));
  const [single, setSingle] = useState(listed !== undefined && listed.t1p2 === null && listed.t2p2 === null);
  const [matchType, setType] = useState<MatchType>(MATCH_TYPES[0]);
  const [gold, setGold] = useState(false);
  const [court, setCourt] = useState(ofCourt);
  const courts = useCall(getCourtNumbers, { params: { tid } });
  const send = useCommand(sendPlayerNotification, {
    affects: ['scores', 'matches'],
    done: ({ texted }) => (texted > 0 ? w('notify.sentTo', { count: texted }) : w('notify.sent')),
  });
  const reset = () => {
    setLineup({});
    setGold(false);
    setCourt(ofCourt);
  };
  const match = {
    matchType,
    gold,
    court,
    sysid: listed?.mid ?? '',
    matchId: listed?.number ?? address.get('match') ?? '',
  };
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
