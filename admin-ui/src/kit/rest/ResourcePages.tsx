import { NotFound } from '@courtcrew/ui-kit/page/state/NotFound.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { NotAllowed } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import type { ReactNode } from 'react';
import { CoreAdminUI, Resource, TitlePortal } from 'react-admin';
import { useLocation } from 'react-router';
import { usePlaceAt } from '../../shell/places.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { RaStyles } from './RaStyles.tsx';
import { propsOf, useStaffResources } from './resources.ts';

/** Forms put their title into the element with react-admin's id. */
const FormTitle = () => {
  const w = useStaffWords();
  const { pathname } = useLocation();
  useTitle(w(usePlaceAt()(pathname)?.title ?? 'staff.records'));
  return <TitlePortal variant="h1" component="h1" sx={{ mb: 2 }} />;
};

const Titled = ({ children }: { children: ReactNode }) => (
  <>
    {/* First: the browser's tab takes the later title, which is a list's. */}
    <FormTitle />
    {children}
    <RaStyles />
  </>
);

const Waiting = () => <Loading shape="table" />;
const Missing = () => <NotFound app="admin" home="/admin" />;

export function ResourcePages() {
  const resources = useStaffResources();
  return (
    <CoreAdminUI
      layout={Titled}
      loading={Waiting}
      loginPage={false}
      accessDenied={NotAllowed}
      catchAll={Missing}
      requireAuth
      disableTelemetry
      title="Courtcrew"
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...propsOf(resource)} />
      ))}
    </CoreAdminUI>
  );
}
