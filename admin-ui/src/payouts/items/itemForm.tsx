import { EVENT_MAX, PLACE_MAX } from '@courtcrew/domain/payouts/model.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useId } from 'react';
import { amountShape } from '../../kit/page/FormAmount.tsx';
import { usePayoutWords } from '../words.ts';

export interface ItemValues {
  readonly event: string;
  readonly place: string;
  readonly amount: string;
}

/** What was won; the events there are already are offered. */
export function ItemFields({ events }: { readonly events: readonly string[] }) {
  const w = usePayoutWords();
  const id = useId();
  return (
    <>
      <FormText
        name="event"
        label={w('item.event')}
        required
        inputProps={{ maxLength: EVENT_MAX, list: id }}
        autoComplete="off"
      />
      <datalist id={id}>
        {events.map((event) => (
          <option key={event} value={event} />
        ))}
      </datalist>
      <FormText
        name="place"
        label={w('item.place')}
        inputProps={{ maxLength: PLACE_MAX }}
        autoComplete="off"
      />
      <FormText
        name="amount"
        label={w('item.amount')}
        required
        shape={amountShape}
        startAdornment="$"
        autoComplete="off"
        inputProps={{ inputMode: 'decimal' }}
      />
    </>
  );
}
