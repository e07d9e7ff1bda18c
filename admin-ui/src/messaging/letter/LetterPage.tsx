import { listed } from '@courtcrew/domain/kernel/isolated.ts';
import { WHOM } from '@courtcrew/domain/messaging/letters/choices.ts';
import type { LetterChannel } from '@courtcrew/domain/messaging/letters/events.ts';
import { TEXT_MAX } from '@courtcrew/domain/messaging/letters/limits.ts';
import type { PlaceName } from '@courtcrew/domain/messaging/letters/places.ts';
import { checked } from '@courtcrew/ui-kit/form/checked.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { FormSelect } from '@courtcrew/ui-kit/form/fields.tsx';
import { settle } from '@courtcrew/ui-kit/form/settle.ts';
import { useLeaveQuestion } from '@courtcrew/ui-kit/form/useLeaveQuestion.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Progress } from '@courtcrew/ui-kit/page/state/Progress.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo, useState } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Beside, Fields, Section } from '../../kit/page/layout.tsx';
import { useTellStep } from '../../kit/undo/lastStep.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { type MessagingKey, useMessagingWords } from '../words.ts';
import { AudiencePane } from './AudiencePane.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import type { Choice } from './choices.ts';
import { LetterActs } from './LetterActs.tsx';
import type { Chosen, LetterValues } from './letter.ts';
import { SentPane } from './SentPane.tsx';
import { type Sent, useSend } from './useSend.ts';
import { useStopLetters } from './useStopLetters.ts';
import { WordsFields } from './WordsFields.tsx';

interface LetterPageProps {
  readonly title: MessagingKey;
  /** What is ticked: shifts, whose people get it, or people. */
  readonly of: Chosen['of'];
  readonly choices: Reading<readonly Choice[]>;
  /** Said where there is nothing to tick. */
  readonly empty: ReactNode;
  readonly channels: readonly [LetterChannel, ...LetterChannel[]];
  /** The log it stands in. */
  readonly category: 'referee' | 'volunteer' | 'payout';
  /** Characters of a text message. */
  readonly textMax?: number;
  /** People of one call. */
  readonly batch?: number;
  /** What can be filled for these people. */
  readonly places?: readonly PlaceName[];
}

/** So many who were left out are named for each reason. */
const NAMED = 3;

/** Nothing is chosen to send to, in the documents' words. */
const nobody = (of: Chosen['of'], channel: LetterChannel): MessagingKey => {
  if (of === 'shifts') return 'letter.selectShifts';
  return channel === 'email' ? 'letter.selectEmail' : 'letter.selectText';
};

/** What became of a letter: the documents' words, and where it did not reach all also how many it reached, and who was left out and why. */
function outcome(
  m: ReturnType<typeof useMessagingWords>,
  mail: boolean,
  { queued, leftOut, left }: Pick<Sent, 'queued' | 'leftOut' | 'left'>,
): string {
  const done = m(mail ? 'letter.queued' : 'letter.textSent');
  if (leftOut.length === 0 && left.length === 0) return done;
  const reached =
    queued > 0 ? `${done}, ${m('letter.reached', { count: queued })}` : m('letter.nobodyReached');
  const why = [...Map.groupBy(leftOut, ({ reason }) => reason)].map(([reason, those]) => {
    const names = those.slice(0, NAMED).map(({ name }) => name || m('letter.somebody'));
    const more = those.length > NAMED ? ` +${those.length - NAMED}` : '';
    return `${listed(names)}${more}: ${m(`letter.out.${reason}`)}`;
  });
  return why.length > 0 ? `${reached}. ${why.join('; ')}` : reached;
}

/** A letter to many: whom, the words, how one of them reads it, and what becomes of it. */
export function LetterPage({
  title,
  of,
  choices,
  empty,
  channels,
  category,
  textMax = TEXT_MAX,
  batch,
  places,
}: LetterPageProps) {
  const m = useMessagingWords();
  const toast = useToast();
  const tell = useTellStep();
  const stop = useStopLetters();
  const confirm = useConfirm();
  const { status } = useDesk();
  const { send, part, sent } = useSend(category, batch);
  const [wanted, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { data: all } = choices;
  // Whoever another desk takes off the list cannot be ticked off any more, and the server would refuse the whole letter.
  const ticked = useMemo(
    () => (all ? new Set(all.map(({ id }) => id).filter((id) => wanted.has(id))) : wanted),
    [all, wanted],
  );
  const chosen: Chosen = { of, ids: [...ticked] };

  const isNobody = ({ channel }: LetterValues): boolean => {
    if (ticked.size > 0) return false;
    toast.warning(m(nobody(of, channel)));
    return true;
  };
  const whomText = ({ whom }: LetterValues): string => {
    const count = ticked.size;
    if (of === 'people') return m('letter.toPeople', { count });
    if (whom === 'both') return m('letter.toShifts', { count });
    return m('letter.toShiftsOf', { count, whom: m(`letter.whom.${whom}`) });
  };
  const submit = async (values: LetterValues) => {
    const mail = values.channel === 'email';
    if (isNobody(values)) return;
    const yes = await confirm({
      title: m(mail ? 'letter.sendEmailTitle' : 'letter.sendTextTitle'),
      text: whomText(values),
      action: m('letter.send'),
    });
    if (!yes) return;
    const result = await send(values, chosen);
    const { failure, left, letters } = result;
    if (failure === null && letters.length === 0) return toast.warning(outcome(m, mail, result));
    if (letters.length > 0)
      tell({ text: outcome(m, mail, result), undo: () => stop(letters), partly: left.length > 0 });
    if (failure === null) {
      settle(form.methods, values, values);
      return;
    }
    setTicked(new Set(left));
    if (failure !== 'error') throw failure;
    toast.error(m(mail ? 'letter.errorEmail' : 'letter.errorText'));
  };
  const form = useKitForm<LetterValues>({
    defaults: { channel: channels[0], whom: 'both', subject: '', body: '' },
    resolver: (values) =>
      checked(values, {
        subject: values.channel === 'email' && values.subject.trim() === '' && m('letter.subjectRequired'),
        body: values.body.trim() === '' && m('letter.bodyRequired'),
      }),
    onSubmit: submit,
    onInvalid: (_faults, { getValues }) => isNobody(getValues()),
  });

  useLeaveQuestion(form.methods.formState.isDirty);

  return (
    <>
      <DeskHeader title={m(title)} steps={<LastStepLine />} />
      <Form form={form} label={m(title)}>
        <Beside>
          <Section title={m(of === 'shifts' ? 'letter.chooseShifts' : 'letter.choosePeople')}>
            <Answered of={choices} loading="list" empty={empty}>
              {(all) => <ChoiceList choices={all} chosen={ticked} onChange={setTicked} />}
            </Answered>
          </Section>
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Section title={m('letter.words')}>
              <Box sx={{ display: 'grid', gap: 2 }}>
                <ChannelFields channels={channels} withWhom={of === 'shifts'} />
                <WordsFields textMax={textMax} places={places} />
                <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{m('letter.policy')}</Box>
                <LetterActs category={category} draft={status === 'draft'} />
              </Box>
            </Section>
            {part && <Progress label={m('letter.sending')} done={part.done} total={part.total} />}
            {sent && sent.letters.length > 0 && <SentPane sent={sent} />}
            <AudiencePane chosen={chosen} />
          </Box>
        </Beside>
      </Form>
    </>
  );
}

interface ChannelFieldsProps {
  readonly channels: readonly LetterChannel[];
  /** Whether it is asked which people of a shift are meant. */
  readonly withWhom: boolean;
}

/** Mail or text, and to whom of a shift. */
function ChannelFields({ channels, withWhom }: ChannelFieldsProps) {
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
