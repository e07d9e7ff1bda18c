import { createContext, createElement, useContext } from 'react';
import type { ResourceProps } from 'react-admin';
import { Navigate } from 'react-router';
import type { Place } from '../../shell/screen.ts';
import type { ResourceRights } from './authProvider.ts';

/**
 * A react-admin list and its forms. Screens must be lazy: declarations are in every staff page's first load. A title adds it
 * to the palette.
 */
export interface StaffResource extends ResourceProps, ResourceRights, Pick<Place, 'title' | 'tournament'> {
  /** As on the server: its commands and live rooms refetch these lists. */
  readonly area: string;
  /** Documented path of the screen that shows its list, and stands in the drawer. */
  readonly at?: string;
}

export const RESOURCES_PATH = '/admin/resources';

export const placeOf = ({ name, policy, title, tournament }: StaffResource): Place => ({
  path: `${RESOURCES_PATH}/${name}/*`,
  policy,
  title,
  tournament,
});

export const propsOf = ({
  area: _area,
  policy: _policy,
  write: _write,
  title: _title,
  tournament: _tournament,
  at,
  ...props
}: StaffResource): ResourceProps => (at ? { ...props, list: () => createElement(ListAt, { at }) } : props);

/** Forms lead back to the documented path of their list. */
const ListAt = ({ at }: { at: string }) => createElement(Navigate, { to: at, replace: true });

export const ResourcesContext = createContext<readonly StaffResource[]>([]);

export const useStaffResources = (): readonly StaffResource[] => useContext(ResourcesContext);
