import {
  linkEvents,
  links,
  messaging,
  messagingEvents,
  templateEvents,
  templates,
} from '@courtcrew/domain/messaging/index.ts';
import { aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `messaging-{tid}`: what is said in one tournament. */
export const messagingAggregate = aggregate('messaging', messaging, messagingEvents);

/** Streams `templates-{ref_id}`: what one person writes again and again. */
export const templatesAggregate = aggregate('templates', templates, templateEvents);

/** Streams `links-{ref_id}`: links that are somebody's key to their own. */
export const linksAggregate = aggregate('links', links, linkEvents);
