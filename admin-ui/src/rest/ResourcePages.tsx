import { NotFound } from '@courtcrew/ui-kit/page/NotFound.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { NotAllowed } from '@courtcrew/ui-kit/page/States.tsx';
import type { ReactNode } from 'react';
import { CoreAdminUI, Resource } from 'react-admin';
import { resources } from './resources.ts';

const Plain = ({ children }: { children: ReactNode }) => children;
const Waiting = () => <Loading shape="table" />;
const Missing = () => <NotFound app="admin" home="/admin" />;

/** react-admin's lists and forms, inside the frame that is already there. */
export const ResourcePages = () => (
  <CoreAdminUI
    layout={Plain}
    loading={Waiting}
    loginPage={false}
    accessDenied={NotAllowed}
    catchAll={Missing}
    requireAuth
    disableTelemetry
    title="Courtcrew"
  >
    {resources.map(({ policy: _policy, write: _write, ...resource }) => (
      <Resource key={resource.name} {...resource} />
    ))}
  </CoreAdminUI>
);
