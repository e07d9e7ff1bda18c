import type { CourtThen, Standing } from '@courtcrew/domain/audit/asOf.ts';
import { MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useAuxKind } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Section } from '../kit/page/layout.tsx';
import { keyOf, type LastStep } from './lastStep.ts';
import { ReplayMark } from './ReplayMark.tsx';
import { useAuditWords } from './words.ts';

interface ReplayFloorProps {
  readonly stood: Standing;
  readonly zone: string;
  readonly marks: LastStep['marks'];
}

const Line = ({ title, detail, children }: { title: ReactNode; detail?: string; children?: ReactNode }) => (
  <Box component="li" sx={{ py: 0.75, borderBottom: '1px solid var(--mui-palette-divider)' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{title}</span>
      {children}
    </Box>
    {detail && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{detail}</Box>}
  </Box>
);

interface PartProps {
  readonly title: string;
  readonly empty: string;
  readonly children: readonly ReactNode[];
}

const Part = ({ title, empty, children }: PartProps) => (
  <Section title={`${title} (${children.length})`}>
    {children.length === 0 ? (
      <Box sx={{ color: 'text.secondary' }}>{empty}</Box>
    ) : (
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Box>
    )}
  </Section>
);

function useMatchText(zone: string) {
  const a = useAuditWords();
  const { language } = useSpeech();
  return (court: CourtThen): string => {
    if (court.id === null || court.start_time === null) return a('replay.free');
    const second = court.second_ref_id
      ? [nameOf({ first: court.second_first, last: court.second_last })]
      : [];
    return a('replay.since', {
      what: [nameOf(court), ...second].join(', '),
      time: clock(court.start_time, zone, language),
    });
  };
}

export function ReplayFloor({ stood, zone, marks }: ReplayFloorProps) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const matchText = useMatchText(zone);
  const kindName = useAuxKind();
  const { courts = [], queue = [], aux = [], clipboards = [] } = stood;
  return (
    <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
      <Part title={a('replay.courts')} empty={a('replay.noCourts')}>
        {courts.map((court) => (
          <Line
            key={court.court_order}
            title={<strong>{a('replay.court', { court: court.court_num })}</strong>}
            detail={matchText(court)}
          >
            <MedalBadge medal={court.medal} />
            <ReplayMark mark={marks.get(keyOf('court', court.court_order))} />
          </Line>
        ))}
      </Part>
      <Part title={a('replay.queue')} empty={a('replay.noQueue')}>
        {queue.map((person, index) => (
          <Line
            key={person.ref_id}
            title={`${index + 1}. ${nameOf(person)}`}
            detail={[
              ...(person.quick_break ? [a('replay.break')] : []),
              ...(person.last_match ? [a('replay.lastMatch')] : []),
            ].join(' · ')}
          >
            <ReplayMark mark={marks.get(keyOf('queue', person.ref_id))} />
          </Line>
        ))}
      </Part>
      <Part title={a('replay.aux')} empty={a('replay.noAux')}>
        {aux.map((one) => (
          <Line
            key={one.id}
            title={nameOf(one)}
            detail={a('replay.since', {
              what: kindName(one.type),
              time: clock(one.start_time, zone, language),
            })}
          >
            <ReplayMark mark={marks.get(keyOf('aux', one.id))} />
          </Line>
        ))}
      </Part>
      <Part title={a('replay.clipboards')} empty={a('replay.noClipboards')}>
        {clipboards.map((one) => (
          <Line
            key={one.id}
            title={a('replay.court', { court: one.court_num })}
            detail={one.ref_id === null ? '' : nameOf(one)}
          >
            <ReplayMark mark={marks.get(keyOf('clipboard', one.id))} />
          </Line>
        ))}
      </Part>
    </Box>
  );
}
