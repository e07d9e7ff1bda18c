import { questionsModel } from '@courtcrew/projections/questions/index.ts';
import type { Area } from '../kernel/area.ts';
import { Allowances } from '../kernel/runtime/allowances.ts';
import { questionAggregate } from './aggregate.ts';
import { AnswerLinks } from './links.ts';
import { questionReactions } from './reactions.ts';
import { questionsRest } from './rest.ts';
import { questionRoutes } from './routes.ts';

export const questionsArea: Area = {
  name: 'questions',
  aggregates: [questionAggregate],
  readModels: [questionsModel],
  open: (product) => {
    const links = new AnswerLinks(product.secretFor('question links'));
    return {
      routes: questionRoutes({ links, allowances: new Allowances(product.pool) }),
      rest: [questionsRest(links)],
      reactions: questionReactions(links),
    };
  },
};
