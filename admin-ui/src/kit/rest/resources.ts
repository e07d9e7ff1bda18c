import type { ResourceProps } from 'react-admin';
import type { ResourceRights } from './authProvider.ts';

/** A list and forms of react-admin, with the policies its server side declares. */
export interface StaffResource extends ResourceProps, ResourceRights {}

/**
 * Every area brings its resources in `<area>/resources.tsx`: `{ name, policy, list: lazy(() => import(...)) }`. The
 * list and forms must be lazy: this module is part of every staff page's first load.
 */
const areas = import.meta.glob<StaffResource[]>('../../*/resources.tsx', {
  eager: true,
  import: 'resources',
});

export const resources: readonly StaffResource[] = Object.values(areas).flat();

export const RESOURCES_PATH = '/admin/resources';
