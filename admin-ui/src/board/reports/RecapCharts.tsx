import type { DailyTotals, getTotalRefereeTotals } from '@courtcrew/domain/board/contract/reports.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { shown } from '@courtcrew/ui-kit/time/format.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { Suspense } from 'react';
import { BarsPart } from '../../kit/chart/bars.ts';
import { Section } from '../../kit/page/layout.tsx';
import { useWorkWords } from './words.ts';

/** `8 AM`, in Spanish `8 a.m.`, as clocks at a venue show it. */
export const hourText = (hour: number, language: Language): string =>
  shown(`2000-01-01T${String(hour).padStart(2, '0')}:00:00Z`, language, 'UTC', { hour: 'numeric' });

/** Idle hours between busy ones are shown empty. */
export function Hours({ hours }: Pick<DailyTotals, 'hours'>) {
  const w = useWorkWords();
  const { language } = useSpeech();
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) return null;
  const all = Array.from({ length: last.hour - first.hour + 1 }, (_, at) => first.hour + at);
  const counts = new Map(hours.map(({ hour, match_count }) => [hour, match_count]));
  return (
    <Section title={w('recap.byHour')}>
      <Suspense fallback={<Loading shape="cards" />}>
        <BarsPart
          label={w('recap.byHour')}
          names={all.map((hour) => hourText(hour, language))}
          series={[{ name: w('recap.matches'), values: all.map((hour) => counts.get(hour) ?? 0) }]}
          written={String}
        />
      </Suspense>
    </Section>
  );
}

type Days = AnswerOf<typeof getTotalRefereeTotals>['days'];

export function DayPay({ days }: { readonly days: Days }) {
  const w = useWorkWords();
  const { language } = useSpeech();
  const of = (amount: 'lead_total' | 'second_total' | 'aux_total') => days.map((day) => centsOf(day[amount]));
  return (
    <Section title={w('recap.byDay')}>
      <Suspense fallback={<Loading shape="cards" />}>
        <BarsPart
          label={w('recap.byDay')}
          names={days.map(({ day }) => ownDate(day, language))}
          series={[
            { name: w('recap.lead'), values: of('lead_total') },
            { name: w('recap.second'), values: of('second_total') },
            { name: w('recap.aux'), values: of('aux_total') },
          ]}
          written={moneyText}
        />
      </Suspense>
    </Section>
  );
}
