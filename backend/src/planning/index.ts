export { planning } from './aggregate.ts';
