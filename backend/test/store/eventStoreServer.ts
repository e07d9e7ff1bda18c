import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers';

const IMAGE = 'eventstore/eventstore:24.10.0-jammy';
const PORT = 2113;

export type EventStoreServer =
  | { readonly found: false; readonly reason: string }
  | {
      readonly found: true;
      readonly what: string;
      readonly connectionString: string;
      stop(): Promise<void>;
    };

/** The server that `TEST_EVENTSTORE_URL` names, else one in a container, else the reason why there is none. */
export async function findEventStoreServer(): Promise<EventStoreServer> {
  const given = process.env.TEST_EVENTSTORE_URL;
  if (given) {
    return { found: true, what: 'TEST_EVENTSTORE_URL', connectionString: given, stop: async () => undefined };
  }
  try {
    await getContainerRuntimeClient();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return {
      found: false,
      reason: `TEST_EVENTSTORE_URL is not set and no container engine answers (${why})`,
    };
  }
  const container = await new GenericContainer(IMAGE)
    .withCommand(['--insecure', '--run-projections=None'])
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .start();
  return {
    found: true,
    what: IMAGE,
    connectionString: `esdb://${container.getHost()}:${container.getMappedPort(PORT)}?tls=false`,
    stop: async () => {
      await container.stop();
    },
  };
}
