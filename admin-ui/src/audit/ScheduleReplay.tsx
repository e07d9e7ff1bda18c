import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRef } from 'react';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { usePageKeys } from '../kit/desk/usePageKeys.ts';
import { Beside } from '../kit/page/layout.tsx';
import type { Shown } from './lastStep.ts';
import { ReplayChanges } from './ReplayChanges.tsx';
import { ReplayClock } from './ReplayClock.tsx';
import { ReplayFloor } from './ReplayFloor.tsx';
import { ReplayFollow } from './ReplayFollow.tsx';
import { StepInWords } from './ReplayMark.tsx';
import { ReplayShifts } from './ReplayShifts.tsx';
import { ReplaySlider } from './ReplaySlider.tsx';
import { ReplaySteps, replayKey } from './ReplaySteps.tsx';
import { type Replay, type Stood, useReplay } from './useReplay.ts';
import { useAuditWords } from './words.ts';

const TABS = ['schedule', 'floor'] as const;

export function ScheduleReplay() {
  const a = useAuditWords();
  const replay = useReplay();
  const page = useRef<HTMLDivElement>(null);
  usePageKeys(page, (name, { shiftKey }) => replayKey(replay, name, shiftKey));
  const { then, shown, day, zone, goTo } = replay;
  return (
    <div ref={page}>
      <DeskHeader title={a('staff.scheduleReplay')} />
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{a('replay.lead')}</Box>
      <ReplayClock at={shown} zone={zone} onChange={goTo} />
      <ReplaySlider day={day} zone={zone} onChange={goTo} />
      <ReplaySteps replay={replay} />
      <Answered of={then} loading="list" rows={8}>
        {(stood) => <ReplayStood replay={replay} stood={stood} />}
      </Answered>
    </div>
  );
}

function ReplayStood({ replay, stood }: { replay: Replay; stood: Stood }) {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { led, tab, zone, step, position } = replay;
  const { shifts = [], staff = [], volunteers = [] } = stood;
  return (
    <>
      <ReplayFollow replay={replay} stood={stood} />
      <Box role="status" sx={{ fontWeight: 650, mb: 2 }}>
        {a('replay.asOf', {
          time: stood.at === null ? a('replay.now') : datedMoment(stood.at, zone, language),
        })}{' '}
        · {a('replay.registered', { count: staff.length + volunteers.length })}
        <StepInWords step={step} tab={tab} />
      </Box>
      <Tabs
        value={tab}
        onChange={(_, chosen: Shown) => replay.showTab(chosen)}
        aria-label={a('staff.scheduleReplay')}
        sx={{ mb: 2, borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls={one === tab ? `panel-${one}` : undefined}
            label={a(`replay.tab.${one}`)}
          />
        ))}
      </Tabs>
      <Beside gap={3}>
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === 'floor' ? (
            <ReplayFloor stood={stood} zone={zone} marks={step.marks} />
          ) : (
            <ReplayShifts shifts={shifts} zone={zone} marks={step.marks} />
          )}
        </div>
        <Answered of={led} loading="list" rows={8}>
          {({ changes }) => (
            <ReplayChanges changes={changes} zone={zone} chosen={position} onPick={replay.pick} />
          )}
        </Answered>
      </Beside>
    </>
  );
}
