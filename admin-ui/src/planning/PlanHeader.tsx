import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import type { ReactNode } from 'react';
import { LiveHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { usePlanWords } from './words.ts';

/** Title of both lists of a plan, live while they stand. */
export function PlanHeader({ title, actions }: { title: string; actions: ReactNode }) {
  const p = usePlanWords();
  const { tid } = useDesk();
  const live = useRoom(`plan:${tid}`);
  return (
    <>
      <LiveHeader title={title} actions={actions} live={live} />
      <TabLinks
        label={p('plan.views')}
        tabs={[
          { to: '/plan/budget', label: p('staff.budget') },
          { to: '/plan/todolist', label: p('staff.todoList') },
        ]}
      />
    </>
  );
}
