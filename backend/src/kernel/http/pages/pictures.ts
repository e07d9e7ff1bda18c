import type { FastifyInstance } from 'fastify';
import { isPlain } from '../limits/input.ts';
import { LIMITS } from '../limits/limits.ts';

interface Picture {
  readonly png: Buffer;
  /** The address names this very picture, which never changes. */
  readonly isCurrent: boolean;
}

/** The picture of a page about `id` by its file's name, without the ending; null where there is none. */
export type DrawPicture = (id: string, name: string) => Promise<Picture | null>;

/** What a link to a page without a picture of its own shows. */
const GENERAL = '/preview.png';

/** Serves pictures that messengers show with links. Not below `/api`, which robots leave out. */
export function mountPictures(app: FastifyInstance, draw: DrawPicture): void {
  app.get<{ Params: { id: string; name: string } }>(
    '/preview/:id/:name.png',
    { config: { rateLimit: { max: LIMITS.unknown.max, timeWindow: LIMITS.unknown.seconds * 1_000 } } },
    async ({ params: { id, name } }, reply) => {
      const picture = isPlain(id) ? await draw(id, name) : null;
      if (picture === null) return reply.header('cache-control', 'public, max-age=300').redirect(GENERAL);
      const kept = picture.isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
      return reply.header('cache-control', kept).type('image/png').send(picture.png);
    },
  );
}
