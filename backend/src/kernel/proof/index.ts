export { type Checkpoint, Signer } from './checkpoint.ts';
export { written } from './checkpointFile.ts';
export { exportedLog } from './export.ts';
export { base64Of } from './merkle.ts';
export { Prover } from './prover.ts';
export { PROOF_STEPS } from './schema.sql.ts';
export { type Break, type Verified, verify } from './verification.ts';
export { type Finding, Verifier } from './verifier.ts';
