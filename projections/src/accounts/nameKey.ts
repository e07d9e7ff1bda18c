export { nameKey } from '@courtcrew/domain/kernel/spelling.ts';
