import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef } from 'react';
import type { Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';
import { type Pane, PickList, type PickListHandle } from './list/PickList.tsx';
import { type Pairing, type Side, usePairing } from './usePairing.ts';

const words = {
  'pair.pickFirst': {
    en: 'Pick one on the left and one on the right',
    es: 'Elige uno a la izquierda y uno a la derecha',
  },
  'pair.picked': {
    en: 'Picked: {name}. Now pick from {other}.',
    es: 'Elegido: {name}. Ahora elige de {other}.',
  },
  'pair.keys': {
    en: 'Arrows move and change lists · Enter picks · Esc clears',
    es: 'Las flechas mueven y cambian de lista · Enter elige · Esc limpia',
  },
} as const satisfies Words;

interface TwoPaneProps {
  readonly left: Pane;
  readonly right: Pane;
  /** Sends the assignment and reports its outcome. */
  readonly onAssign: (leftId: string, rightId: string) => Promise<unknown>;
}

/** One pick on each side, in either order, by pointer or keys, assigns. */
export function TwoPane({ left, right, onAssign }: TwoPaneProps) {
  const pairing = usePairing(onAssign);
  const lists = { left: useRef<PickListHandle>(null), right: useRef<PickListHandle>(null) };
  const list = (side: Side, pane: Pane) => (
    <PickList
      ref={lists[side]}
      pane={pane}
      picked={pairing.picks[side]}
      busy={pairing.busy}
      onPick={(id) => {
        pairing.pick(side, id);
        if (pairing.picks[other(side)] === null && pairing.picks[side] !== id)
          lists[other(side)].current?.focus();
      }}
      onCross={() => lists[other(side)].current?.focus()}
      onClear={pairing.clear}
    />
  );
  return (
    <Box>
      <Guide pairing={pairing} left={left} right={right} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {list('left', left)}
        {list('right', right)}
      </Box>
    </Box>
  );
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** What is picked and what comes next. Of constant height, so that the lists never jump. */
function Guide({ pairing, left, right }: { pairing: Pairing; left: Pane; right: Pane }) {
  const w = useWordsOf(words);
  const { picks, busy } = pairing;
  const from = (pane: Pane, id: string | null) => pane.items.find((item) => item.id === id)?.name;
  const picked = from(left, picks.left) ?? from(right, picks.right);
  const next = picks.left === null ? left.title : right.title;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        pb: 1,
        mb: 1,
        minHeight: 36,
        position: 'relative',
        typography: 'body2',
      }}
    >
      <Box role="status" sx={{ fontWeight: picked ? 650 : 400 }}>
        {picked ? w('pair.picked', { name: picked, other: next }) : w('pair.pickFirst')}
      </Box>
      <Box sx={{ color: 'text.secondary', display: { xs: 'none', md: 'block' } }}>{w('pair.keys')}</Box>
      {busy && <LinearProgress sx={{ position: 'absolute', insetInline: 0, bottom: 0, height: 2 }} />}
    </Box>
  );
}
