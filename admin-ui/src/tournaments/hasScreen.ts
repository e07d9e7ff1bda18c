import { matchRoutes } from 'react-router';
import { screens } from '../routes.tsx';

/** Whether a path has a screen; an area brings its own, and nothing links to one that is not there. */
export const hasScreen = (to: string): boolean => matchRoutes(screens, to) !== null;
