import type { RouteObject } from 'react-router';
import { HomePage } from './HomePage.tsx';

export const routes: RouteObject[] = [{ path: '/', Component: HomePage }];
