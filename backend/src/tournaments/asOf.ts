import type { Standing } from '@courtcrew/domain/audit/index.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import type { TournamentState } from '@courtcrew/domain/tournaments/index.ts';
import type { AsOf, Then } from '../kernel/asOf.ts';
import { tournament } from './aggregates.ts';

function show(then: Then): Pick<Standing, 'settings' | 'admins'> {
  const { fields, status, admins } = then.state<TournamentState>(tournament);
  const { name, location, start, end_date, time_zone, referee, line, volunteer } = fields;
  const { exact_match_scheduling, referee_approval_required } = fields;
  return {
    settings: {
      ...{ name, location, status, start, end_date, time_zone, referee, line, volunteer },
      ...{ exact_match_scheduling, referee_approval_required },
      certified_amount: dollars(fields.certified_amount),
      level_two_amount: dollars(fields.level_two_amount),
      level_one_amount: dollars(fields.level_one_amount),
      volunteer_amount: dollars(fields.volunteer_amount),
    },
    admins: [...admins].map(([ref_id, access]) => ({
      ...then.who(ref_id),
      ...{ auditor: false, treasurer: false },
      ...access,
    })),
  };
}

export const tournamentAsOf: AsOf = { aggregate: tournament, policy: 'master', show };
