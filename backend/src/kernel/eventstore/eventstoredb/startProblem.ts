import { CannotStart } from '../../platform/startup.ts';
import { reasonOf } from '../outage.ts';
import { StoreUnavailable } from '../port.ts';

/** What goes wrong on the way to a server, by what the client, the TLS library and the system say of it. */
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/File was not found|userCertFile/i, 'a file that the address names is not there'],
  [/at position \d+, expected/i, 'the address is not well formed'],
  [/UNAUTHENTICATED|Access Denied/i, 'the server refuses this user and password'],
  [/wrong version number|packet length|EPROTO|SSL routines/i, 'the server speaks no TLS there (tls=false)'],
  [
    /certificate|self[- ]signed|unable to verify|CERT_/i,
    'the certificate of the server is not trusted (tlsCAFile names its authority)',
  ],
  [/ENOTFOUND|EAI_AGAIN|Name resolution/i, 'the name of the host cannot be resolved'],
  [/ECONNREFUSED/i, 'nothing listens there (connection refused)'],
  [/Failed to discover/i, 'no member of the cluster answers'],
  [/no answer in/i, 'the server does not answer'],
  [
    /Failed to connect|ECONNRESET|Connection dropped|socket hang up|Protocol error|Parse Error/i,
    'the server breaks the connection off (tls=false on one that wants TLS does this)',
  ],
];

/** The address as far as it holds no secret. */
const placeOf = (connectionString: string): string =>
  connectionString
    .replace(/^[^/]*\/\//, '')
    .replace(/^[^/?]*@/, '')
    .replace(/[/?].*$/, '');

/** One line for the operator when the log cannot be opened; other errors are passed on as they are. */
export function startProblem(connectionString: string, error: unknown): unknown {
  if (error instanceof CannotStart) return error;
  const reason = reasonOf(error);
  const known = PROBLEMS.find(([pattern]) => pattern.test(reason))?.[1];
  if (!known && !(error instanceof StoreUnavailable)) return error;
  return new CannotStart(
    `EVENTSTORE_URL: cannot use the log at ${placeOf(connectionString)}: ${known ?? 'it cannot be reached'}`,
  );
}
