import { getScoreHistory } from '@courtcrew/domain/scoring/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useLocalized } from '@courtcrew/ui-kit/words/localized.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { useDesk } from '../../kit/desk/desk.ts';
import { useScoreWords } from '../words.ts';
import { pairsText } from './scores.ts';

/** Who reported or changed what of a card, and when. */
export function CardHistory({ sid }: { readonly sid: string }) {
  const w = useScoreWords();
  const { language } = useSpeech();
  const localized = useLocalized();
  const { time_zone: zone } = useDesk();
  const entries = useCall(getScoreHistory, { params: { sid } });
  return (
    <section aria-labelledby="card-history">
      <Box component="h3" id="card-history" sx={{ fontSize: '1rem', m: 0, mb: 1 }}>
        {w('card.history')}
      </Box>
      <Answered of={entries}>
        {(rows) => (
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
            {rows.map(({ time, action, type, author, scores }) => (
              <li key={`${time} ${action}`}>
                {datedMoment(time, zone, language)}: {localized(action, type)} {pairsText(scores)} (
                {author ?? w('card.byLink')})
              </li>
            ))}
          </Box>
        )}
      </Answered>
    </section>
  );
}
