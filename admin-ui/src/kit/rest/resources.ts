import { createContext, createElement, useContext } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate } from 'react-router';
import type { Place } from '../../shell/screen.ts';
import type { ResourceRights } from './authProvider.ts';

/**
 * A list and forms of react-admin, with the policies its server side declares. They must be lazy: the declaration is
 * part of every staff page's first load. With a title it stands in the palette, with a section in the drawer.
 */
export interface StaffResource
  extends ResourceProps,
    ResourceRights,
    Pick<Place, 'title' | 'section' | 'tournament'> {
  /** As its server side declares it: commands and live rooms of the area have its lists read again. */
  readonly area: string;
  /** The documented path of its list, where a screen shows it; that screen stands in the drawer then. */
  readonly at?: string;
}

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
  area: _area,
  policy: _policy,
  write: _write,
  title: _title,
  section: _section,
  tournament: _tournament,
  at,
  ...props
}: StaffResource): ResourceProps => (at ? { ...props, list: () => createElement(ListAt, { at }) } : props);

/** Forms lead back to the documented path of their list. */
const ListAt = ({ at }: { at: string }) => createElement(Navigate, { to: at, replace: true });

export const ResourcesContext = createContext<readonly StaffResource[]>([]);

export const useStaffResources = (): readonly StaffResource[] => useContext(ResourcesContext);
