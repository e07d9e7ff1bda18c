import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { Report } from '../../../kit/report/Report.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';

type OwnProps<Row extends object> = Omit<ComponentProps<typeof Report<Row>>, 'caption' | 'file' | 'empty'> & {
  readonly title: string;
  readonly empty?: ComponentProps<typeof Report<Row>>['empty'];
};

/** A report about volunteers, without its header. */
export function VolunteerRows<Row extends object>({ title, empty, count, ...report }: OwnProps<Row>) {
  const v = useVolunteerWords();
  const { name } = useDesk();
  return (
    <Report
      {...report}
      caption={title}
      file={`${name} ${title}`}
      empty={empty ?? <NoVolunteers />}
      count={count ?? ((shown, all) => v('report.people', { shown, count: all }))}
    />
  );
}

function NoVolunteers() {
  const v = useVolunteerWords();
  return (
    <EmptyState
      title={v('report.none')}
      text={v('report.noneHelp')}
      action={
        <Button component={AppAnchor} to="/volunteer" variant="outlined">
          {v('staff.volunteers')}
        </Button>
      }
    />
  );
}

/** A screen that is one report about volunteers. */
export const VolunteerReport = <Row extends object>(props: OwnProps<Row>) => (
  <>
    <VolunteerHeader title={props.title} />
    <VolunteerRows {...props} />
  </>
);
