import { createContext, useContext } from 'react';
import type { ResourceProps } from 'react-admin';
import type { Place } from '../../shell/screen.ts';
import type { ResourceRights } from './authProvider.ts';

/**
 * A list and forms of react-admin, with the policies its server side declares. They must be lazy: the declaration is
 * part of every staff page's first load. With a title it stands in the palette, with a section in the drawer.
 */
export interface StaffResource
  extends ResourceProps,
    ResourceRights,
    Pick<Place, 'title' | 'section' | 'tournament'> {}

export const RESOURCES_PATH = '/admin/resources';

export const placeOf = ({ name, policy, title, section, tournament }: StaffResource): Place => ({
  path: `${RESOURCES_PATH}/${name}/*`,
  policy,
  title,
  section,
  tournament,
});

/** What `<Resource>` takes of a declaration. */
export const propsOf = ({
  policy: _policy,
  write: _write,
  title: _title,
  section: _section,
  tournament: _tournament,
  ...props
}: StaffResource): ResourceProps => props;

export const ResourcesContext = createContext<readonly StaffResource[]>([]);

export const useStaffResources = (): readonly StaffResource[] => useContext(ResourcesContext);
