import type { Standing } from '@courtcrew/domain/audit/asOf.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { Replay } from './useReplay.ts';
import { useAuditWords } from './words.ts';

const KINDS = ['person', 'court', 'sid'] as const;
type Option = readonly [value: string, label: string];

function optionsOf(
  by: string,
  { staff = [], volunteers = [], courts = [], shifts = [] }: Standing,
  when: (start: string) => string,
): readonly Option[] {
  if (by === 'court') return courts.map(({ court_order, court_num }) => [String(court_order), court_num]);
  if (by === 'sid')
    return shifts.map(({ sid, name, category, start }) => [sid, `${name || category}, ${when(start)}`]);
  const people = new Map([...staff, ...volunteers].map(({ ref_id, name }) => [ref_id, name]));
  return [...people].sort(([, one], [, other]) => compareTexts(one, other));
}

export function ReplayFollow({ replay, stood }: { readonly replay: Replay; readonly stood: Standing }) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { by, whom, follow, zone } = replay;
  const options = optionsOf(by, stood, (start) => moment(start, zone, language));
  // Somebody who was not there at that time can still be followed.
  const missing: readonly Option[] =
    whom === '' || options.some(([value]) => value === whom) ? [] : [[whom, a('replay.notThen')]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <SelectInput
        label={a('replay.follow')}
        value={by}
        options={[['', a('replay.all')], ...KINDS.map((kind) => [kind, a(`replay.by.${kind}`)] as const)]}
        onChange={(kind) => follow(kind, '')}
      />
      {KINDS.filter((kind) => kind === by).map((kind) => (
        <SelectInput
          key={kind}
          label={a(`replay.by.${kind}`)}
          value={whom}
          options={[['', a('replay.choose')], ...missing, ...options]}
          onChange={(one) => follow(kind, one)}
        />
      ))}
    </Box>
  );
}
