import { WHOM } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { LetterChannel } from '@courtcrew/domain/messaging/letters/events.ts';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { Fields } from '../../kit/page/layout.tsx';
import { useMessagingWords } from '../words.ts';

interface ChannelFieldsProps {
  readonly channels: readonly LetterChannel[];
  /** Whether it is asked which people of a shift are meant. */
  readonly withWhom: boolean;
}

/** Mail or text, and to whom of a shift. */
export function ChannelFields({ channels, withWhom }: ChannelFieldsProps) {
  const m = useMessagingWords();
  if (channels.length < 2 && !withWhom) return null;
  return (
    <Fields min={240}>
      {channels.length > 1 && (
        <FormSelect
          name="channel"
          label={m('template.type')}
          options={channels.map((value) => ({ value, label: m(`template.${value}`) }))}
        />
      )}
      {withWhom && (
        <FormSelect
          name="whom"
          label={m('letter.whom')}
          options={WHOM.map((value) => ({ value, label: m(`letter.whom.${value}`) }))}
        />
      )}
    </Fields>
  );
}
