import * as calls from '@courtcrew/domain/messaging/contract.ts';
import { askedIn, outcomeIn } from '@courtcrew/domain/messaging/index.ts';
import { peopleWithPhone } from '@courtcrew/projections/accounts/index.ts';
import { personAggregate } from '../../accounts/index.ts';
import { type Route, route, type Use } from '../../kernel/http/route.ts';
import type { FromProvider, Outbox } from '../../kernel/jobs/index.ts';
import { forbidden } from '../../kernel/refused.ts';
import { showToDesk } from './toDesk.ts';

export interface TextingParts {
  readonly outbox: Pick<Outbox, 'told' | 'silence' | 'silenceNoted' | 'sendAll'>;
  readonly fromProvider: FromProvider;
  /** Origin of the product as people reach it. */
  readonly publicUrl: string;
}

type Form = Readonly<Record<string, string>>;

const reasonIn = ({ MessageStatus, ErrorCode }: Form): string =>
  ErrorCode ? `${MessageStatus} (error ${ErrorCode})` : String(MessageStatus);

/** In both languages: whose number it is nobody needs to know for it. */
const helpAt = (site: string): string =>
  `Courtcrew: ${site}\nSTOP: no more texts. START: texts again.\nSTOP: sin más mensajes. START: de nuevo.`;

/** What the provider of text messages tells; forms without its signature are refused. */
export function textingRoutes({ outbox, fromProvider, publicUrl }: TextingParts): readonly Route[] {
  const mustBeSigned = async (use: Use, path: string, form: Form): Promise<void> => {
    const signed = await fromProvider(path, use.http.sent('x-twilio-signature'), form);
    if (!signed) throw forbidden();
  };
  const noteForPeople = async (use: Use, number: string, texts_stopped: boolean): Promise<void> => {
    for (const ref_id of await peopleWithPhone(use.db, number)) {
      await use.execute(
        personAggregate,
        ref_id,
        { type: 'ChooseMessages', choices: { texts_stopped } },
        { step: ref_id },
      );
    }
  };
  /** The number gets no texts, whoever has it, nor do the people who have it; and the other way round. */
  const choose = async (use: Use, number: string, texts_stopped: boolean): Promise<void> => {
    // The provider says it once: silence comes first and goes last, wherever the process dies.
    if (texts_stopped) await outbox.silence(number, true);
    await noteForPeople(use, number, texts_stopped);
    if (texts_stopped) await outbox.silenceNoted(number);
    else await outbox.silence(number, false);
  };
  return [
    route(
      calls.hearTextStatus,
      async ({ params: { id }, body: form }, use) => {
        await mustBeSigned(use, `/api/messaging/texts/${id}/status`, form);
        const outcome = outcomeIn(form.MessageStatus ?? '');
        const reason = outcome === 'bounced' ? reasonIn(form) : null;
        await outbox.told(id, { outcome, reason, providerId: form.MessageSid ?? '' });
        return '';
      },
      { body: 'form', answersAtOnce: true },
    ),
    route(
      calls.hearReply,
      async ({ body: form }, use) => {
        await mustBeSigned(use, '/api/messaging/texts/reply', form);
        // With `OptOutType` the provider has understood, and answered, by itself.
        const asked = askedIn(form.OptOutType ?? form.Body ?? '');
        if (asked === 'stop' || asked === 'start') await choose(use, form.From ?? '', asked === 'stop');
        const message = form.Body?.trim() ?? '';
        if (asked === null && message !== '') {
          const people = await peopleWithPhone(use.db, form.From ?? '');
          const dedupe = `reply/${form.MessageSid ?? use.newId('reply')}`;
          await showToDesk(use.db, outbox, people, { message, dedupe });
        }
        return asked === 'help' && form.OptOutType === undefined ? helpAt(publicUrl) : '';
      },
      { body: 'form' },
    ),
  ];
}
