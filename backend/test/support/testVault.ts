import type { TextVault } from '../../src/kernel/jobs/index.ts';

/** Reversible and per owner, so that a test sees what was sealed for whom. */
export class TestVault implements TextVault {
  readonly forgotten = new Set<string>();
  async sealText(owner: string, text: string): Promise<string | null> {
    return this.forgotten.has(owner) ? null : `${owner}|${Buffer.from(text).toString('base64')}`;
  }
  async unsealText(owner: string, sealed: string): Promise<string | null> {
    const [sealedFor, text = ''] = sealed.split('|');
    return this.forgotten.has(owner) || sealedFor !== owner ? null : Buffer.from(text, 'base64').toString();
  }
}
