import { getAudience } from '@courtcrew/domain/messaging/contract.ts';
import type { LeftOut } from '@courtcrew/domain/messaging/letters/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDesk } from '../../kit/desk/desk.ts';
import { Section } from '../../kit/page/layout.tsx';
import { useMessagingWords } from '../words.ts';
import type { Chosen, LetterValues } from './letter.ts';
import { Preview } from './Preview.tsx';
import { usePaused } from './usePaused.ts';

/** Who gets the letter, who is left out and why, and how one of them will read it. */
export function AudiencePane({ chosen }: { readonly chosen: Chosen }) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  const { channel, whom } = useWatch<LetterValues>() as LetterValues;
  const { of, ids } = usePaused(chosen);
  const [reader, setReader] = useState('');
  const asked = of === 'shifts' ? { list: [...ids], whoToSendTo: whom } : { people: [...ids] };
  const audience = useCall(
    getAudience,
    { body: { tid, channel, ...asked } },
    { enabled: ids.length > 0, keepFormer: true },
  );
  if (ids.length === 0) {
    return (
      <Section title={m('letter.audience')}>
        <Box sx={{ color: 'text.secondary' }}>{m('letter.nobodyYet')}</Box>
      </Section>
    );
  }
  return (
    <Section title={m('letter.audience')}>
      <Answered of={audience} loading="list" rows={3}>
        {({ recipients, left_out, repeated }) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <Box role="status">
              {m('letter.goesTo', { count: recipients.length })}
              {repeated > 0 && ` ${m('letter.repeated', { count: repeated })}`}
            </Box>
            {left_out.length > 0 && <LeftOutList people={left_out} />}
            <Preview
              readers={recipients.flatMap(({ ref_id, name }) => (ref_id === null ? [] : { ref_id, name }))}
              reader={reader}
              onReader={setReader}
            />
          </Box>
        )}
      </Answered>
    </Section>
  );
}

function LeftOutList({ people }: { readonly people: readonly LeftOut[] }) {
  const m = useMessagingWords();
  return (
    <Box component="details">
      <summary>{m('letter.leftOut', { count: people.length })}</summary>
      <Box component="ul" sx={{ m: 0, pl: 3, maxHeight: 200, overflowY: 'auto' }}>
        {people.map(({ ref_id, name, reason }) => (
          <li key={ref_id ?? name}>
            {name || m('letter.somebody')}: {m(`letter.out.${reason}`)}
          </li>
        ))}
      </Box>
    </Box>
  );
}
