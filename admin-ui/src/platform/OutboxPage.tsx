import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { OutboxList } from './OutboxList.tsx';
import { usePlatformWords } from './words.ts';

export function OutboxPage() {
  const w = usePlatformWords();
  return <OutboxList header={<PageHeader title={w('staff.outboxOfAll')} about={w('outbox.help')} />} />;
}

export function TournamentOutboxPage() {
  const w = usePlatformWords();
  const { tid } = useDesk();
  return <OutboxList tid={tid} header={<DeskHeader title={w('staff.outbox')} />} />;
}
