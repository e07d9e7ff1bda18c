import {
  type LinkCommand,
  type LinkEvent,
  type LinkState,
  linkEvents,
  links,
  type MessagingCommand,
  type MessagingEvent,
  type MessagingState,
  messaging,
  messagingEvents,
  type TemplateCommand,
  type TemplateEvent,
  type Templates,
  templateEvents,
  templates,
} from '@courtcrew/domain/messaging/index.ts';
import type { Aggregate } from '../kernel/runtime/aggregate.ts';

/** Streams `messaging-{tid}`: what is said in one tournament. */
export const messagingAggregate: Aggregate<MessagingState, MessagingCommand, MessagingEvent> = {
  name: 'messaging',
  decider: messaging,
  events: messagingEvents,
};

/** Streams `templates-{ref_id}`: what one person writes again and again. */
export const templatesAggregate: Aggregate<Templates, TemplateCommand, TemplateEvent> = {
  name: 'templates',
  decider: templates,
  events: templateEvents,
};

/** Streams `links-{ref_id}`: links that are somebody's key to their own. */
export const linksAggregate: Aggregate<LinkState, LinkCommand, LinkEvent> = {
  name: 'links',
  decider: links,
  events: linkEvents,
};
