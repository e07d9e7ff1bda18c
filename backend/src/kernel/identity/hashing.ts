import { type ScryptOptions, scryptSync } from 'node:crypto';

export interface HashWork {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

/** Runs in a thread of its own, where nobody else waits. */
export default ({ password, salt, bytes, options }: HashWork): Uint8Array =>
  scryptSync(password, salt, bytes, options);
