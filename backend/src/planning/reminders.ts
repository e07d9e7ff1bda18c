import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { isTaskDue } from '@courtcrew/domain/messaging/index.ts';
import { accounts } from '@courtcrew/projections/accounts/index.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import { planningModel, type TaskRow, tasksAround } from '@courtcrew/projections/planning/index.ts';
import { tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Kysely } from 'kysely';
import { type Due, type Schedule, schedule } from '../kernel/jobs/index.ts';
import { dueLetter } from './letters.ts';

interface Task extends Due {
  readonly row: TaskRow;
}

/** Reminds the committee of tasks the day before they are due; another date is another reminder. */
export const remindOfTasks = (db: Kysely<Database>): Schedule =>
  schedule<Task>({
    name: 'planning.tasks',
    reads: [planningModel.name, tournamentsModel.name, accounts.name],
    due: async (at, ref_id) =>
      (await tasksAround(db, at, ref_id))
        .filter((row) => row.by_mail && isTaskDue(at, row.due_date, row.home_zone ?? row.time_zone, row))
        .map((row) => {
          const key = `task ${row.pid} ${row.due_date} ${row.ref_id}`;
          return { key, ref_id: row.ref_id, channel: 'mail', row };
        }),
    together: ({ row }) => row.tid,
    message(dues) {
      const [{ row }] = dues;
      const lines = dues.map((due) => `${edgeDate(due.row.due_date)}  ${due.row.todo_title}`);
      return { tid: row.tid, letter: dueLetter({ tournament: row.tournament, tasks: lines.join('\n') }) };
    },
  });
