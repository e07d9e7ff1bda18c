import type { FastifyInstance } from 'fastify';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** Fields that could carry somebody's data or a key; whoever logs an object by mistake does not leak them. */
const PERSONAL = [
  'first',
  'last',
  'name',
  'email',
  'phone',
  'alt_phone',
  'address',
  'password',
  'token',
  'cookie',
  'authorization',
  'body',
  'text',
  'subject',
  'to',
];

/** Only where it broke: messages of the database repeat values. */
function errorOf(error: unknown): object | string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, code, stack, cause } = error as Error & { code?: unknown };
  return { type: name, message, code, stack, ...(cause instanceof Error ? { cause: errorOf(cause) } : {}) };
}

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[removed]' },
  serializers: { err: errorOf, error: errorOf },
});

export const createLog = (level: string): Logger => pino(logOptions(level));

/** A tool's: what it was asked for is printed, and may be kept as a file; what else there is to say goes to standard error. */
export const createToolLog = (level: string): Logger => pino(logOptions(level), pino.destination(2));

/** One line per answer, by the route's pattern, since addresses may hold names; successes at debug level. */
export function logRequests(app: FastifyInstance, isEnding: () => boolean): void {
  const isTold = (level: string) => (app.log as Partial<Logger>).isLevelEnabled?.(level) ?? true;
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const isFault = statusCode >= 500 && !(statusCode === 503 && isEnding());
    const level = isFault ? 'error' : statusCode >= 400 ? 'info' : 'debug';
    if (!isTold(level)) return done();
    request.log[level](
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
