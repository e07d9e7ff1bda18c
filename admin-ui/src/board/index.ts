export { CallsBadge } from './calls/CallsBadge.tsx';
