export interface Found {
  /** The first break, with its line; null where there is none, and then the rest is told. */
  readonly broken: string | null;
  readonly size?: number;
  readonly checkpoints?: number;
  readonly signedAt?: string | null;
  /** Newer events that the export leaves out; null where it does not say. */
  readonly waiting?: number | null;
}

export function verifyExport(
  file: string,
  options?: { readonly earlier?: string; readonly key?: string },
): Found;
