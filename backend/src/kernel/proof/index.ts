export { type Checkpoint, Signer } from './checkpoint.ts';
export { exportedLog } from './export.ts';
export { Prover } from './prover.ts';
export { PROOF_STEPS } from './schema.sql.ts';
export { BREAKS, type Break, type BreakKind, type Verified, verify } from './verification.ts';
