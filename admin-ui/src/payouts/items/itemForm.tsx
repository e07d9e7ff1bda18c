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
        kind="text"
        name="event"
        label={w('item.event')}
        required
        inputProps={{ maxLength: EVENT_MAX, list: id }}
      />
      <datalist id={id}>
        {events.map((event) => (
          <option key={event} value={event} />
        ))}
      </datalist>
      <FormText kind="text" name="place" label={w('item.place')} inputProps={{ maxLength: PLACE_MAX }} />
      <FormText
        kind="money"
        name="amount"
        label={w('item.amount')}
        required
        shape={amountShape}
        startAdornment="$"
      />
    </>
  );
}
