/** Something the operator should know, for the log. Never holds an event's data. */
export interface Notice {
  readonly level: 'info' | 'warn' | 'error';
  readonly model?: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

export type Notify = (notice: Notice) => void;

/** What may be logged of a failure: its kind and code. */
export const failureDetails = (error: unknown): Record<string, string> => ({
  error: error instanceof Error ? error.name : 'unknown',
  ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
});
