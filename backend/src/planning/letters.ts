import { letter } from '../kernel/jobs/index.ts';

export const taskLetter = letter(
  {
    en: {
      subject: 'A task for you: {task} - {tournament}',
      text: `You have been given a task for {tournament}:

{task}
Due: {due}

[See the to-do list]({site}/plan/todolist)`,
    },
    es: {
      subject: 'Una tarea para ti: {task} - {tournament}',
      text: `Te asignaron una tarea para {tournament}:

{task}
Fecha: {due}

[Ver la lista de tareas]({site}/plan/todolist)`,
    },
  },
  'staff',
);

/** What is due tomorrow, or today where nobody was told in time. */
export const dueLetter = letter(
  {
    en: {
      subject: 'Due soon - {tournament}',
      text: `Tasks of yours for {tournament} are due:

{tasks}

Finished? Mark them in the to-do list.

[Open the to-do list]({site}/plan/todolist)`,
    },
    es: {
      subject: 'Vence pronto - {tournament}',
      text: `Tienes tareas por vencer para {tournament}:

{tasks}

¿Ya están? Márcalas en la lista de tareas.

[Abrir la lista de tareas]({site}/plan/todolist)`,
    },
  },
  'staff',
);

export const reminderLetter = letter(
  {
    en: {
      subject: 'Reminder: {task} - {tournament}',
      text: `This task for {tournament} is still open:

{task}
Due: {due}

Finished? Mark it in the to-do list.

[Open the to-do list]({site}/plan/todolist)`,
    },
    es: {
      subject: 'Recordatorio: {task} - {tournament}',
      text: `Esta tarea para {tournament} sigue pendiente:

{task}
Fecha: {due}

¿Ya está? Márcala en la lista de tareas.

[Abrir la lista de tareas]({site}/plan/todolist)`,
    },
  },
  'staff',
);
