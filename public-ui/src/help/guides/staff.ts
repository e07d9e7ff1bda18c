import type { Guides } from '../guide.ts';

export const staffGuides: Pick<Guides, 'captain' | 'coordinator' | 'master' | 'platform'> = {
  captain: {
    title: { en: 'Volunteer captains', es: 'Capitanes de voluntarios' },
    lead: {
      en: 'You look after the shifts of your own categories.',
      es: 'Te ocupas de los turnos de tus categorías.',
    },
    steps: [
      {
        title: { en: 'Open the captain area', es: 'Abre el área de capitanes' },
        text: {
          en: 'It shows your categories only. Contact data opens for the people in your shifts.',
          es: 'Solo muestra tus categorías. Ves los datos de contacto de las personas de tus turnos.',
        },
        at: '/volunteercaptain',
      },
      {
        title: { en: 'Create and fill shifts', es: 'Crea y llena turnos' },
        text: {
          en: 'Set days, times and spots, then assign people or select those who applied.',
          es: 'Define días, horas y plazas; luego asigna personas o selecciona a quienes las solicitaron.',
        },
        at: '/volunteercaptain/scheduling',
      },
      {
        title: { en: 'Greet your people', es: 'Recibe a tu gente' },
        text: {
          en: 'Shifts by day lists who comes: check them in, hand out shirts, check out all in the evening.',
          es: '«Turnos por día» lista quién viene: registra llegadas, entrega camisetas y da salida a todos al final.',
        },
        at: '/volunteercaptain/shiftsbyday',
      },
    ],
  },
  coordinator: {
    title: { en: 'Coordinators and the desk', es: 'Coordinación y mesa' },
    lead: {
      en: 'Schedule officials before the tournament, run the board during it.',
      es: 'Programa oficiales antes del torneo y dirige el tablero durante él.',
    },
    steps: [
      {
        title: { en: 'Create shifts', es: 'Crea turnos' },
        text: {
          en: 'Add them one by one, or let the generator make a whole week. Bulk edit moves many at once.',
          es: 'Agrégalos uno a uno, o deja que el generador haga toda la semana. La edición en lote cambia muchos a la vez.',
        },
        at: '/desk/scheduleSetup',
      },
      {
        title: { en: 'Select people', es: 'Selecciona personas' },
        text: {
          en: 'Pick a shift at the left and people at the right. X selects several; every change can be undone.',
          es: 'Elige un turno a la izquierda y personas a la derecha. X selecciona varios; todo cambio se puede deshacer.',
        },
        at: '/desk/editSchedule',
      },
      {
        title: { en: 'Run the board', es: 'Dirige el tablero' },
        text: {
          en: 'Check people in, send the first of the queue to a court, finish or undo matches. Keys stand beside each action.',
          es: 'Registra llegadas, manda al primero de la cola a una cancha, termina o deshaz partidos. Cada acción muestra su tecla.',
        },
        at: '/desk/refereefinishmatch',
      },
      {
        title: { en: 'Answer calls from the courts', es: 'Atiende los avisos de las canchas' },
        text: {
          en: 'The red badge in the bar counts open calls. Confirm one, and the court monitor sees that you know.',
          es: 'La insignia roja de la barra cuenta los avisos abiertos. Confirma uno y el monitor de cancha verá que lo sabes.',
        },
        at: '/desk/notifications',
      },
      {
        title: { en: 'Plan together', es: 'Planifiquen juntos' },
        text: {
          en: 'The to-do list says who does what until when, and sends reminders. Some tasks are in the budget as well.',
          es: 'La lista de tareas dice quién hace qué y cuándo, y envía recordatorios. Algunas también están en el presupuesto.',
        },
        at: '/plan/todolist',
      },
    ],
  },
  master: {
    title: { en: 'Tournament masters', es: 'Administradores principales' },
    lead: {
      en: 'You set the tournament up, name its admins and open it.',
      es: 'Configuras el torneo, nombras a sus administradores y lo abres.',
    },
    steps: [
      {
        title: { en: 'Go through the checklist', es: 'Sigue la lista de preparación' },
        text: {
          en: 'Setup, procedures, shifts, activation: each step links to its screen and is ticked when it is done.',
          es: 'Configuración, procedimientos, turnos y activación: cada paso lleva a su pantalla y se marca al terminar.',
        },
        at: '/desk/setupChecklist',
      },
      {
        title: { en: 'Name admins', es: 'Nombra administradores' },
        text: {
          en: 'Give each the sections they run: referees, trainers, volunteers. Nobody sees people of other sections.',
          es: 'Da a cada uno sus secciones: árbitros, terapeutas, voluntarios. Nadie ve personas de otras secciones.',
        },
        at: '/admin',
      },
      {
        title: { en: 'Activate, then publish', es: 'Activa y después publica' },
        text: {
          en: 'Active opens the sign-up. Published shows everybody their shifts and sends one letter each.',
          es: '«Activo» abre la inscripción. «Publicado» muestra a todos sus turnos y envía un correo a cada uno.',
        },
        at: '/admin',
      },
      {
        title: { en: 'Keep the budget', es: 'Lleva el presupuesto' },
        text: {
          en: 'Enter what comes in and what is spent; add what it came to. Copy the plan of last year to begin with.',
          es: 'Anota lo que entra y lo que se gasta, y lo que costó al final. Empieza copiando el plan del año pasado.',
        },
        at: '/plan/budget',
      },
    ],
  },
  platform: {
    title: { en: 'Platform admins', es: 'Administradores de la plataforma' },
    lead: {
      en: 'You look after all tournaments, people and the rankings.',
      es: 'Te ocupas de todos los torneos, las personas y el ranking.',
    },
    steps: [
      {
        title: { en: 'Add tournaments', es: 'Agrega torneos' },
        text: {
          en: 'One by one, or a whole season from a file that is checked line by line first.',
          es: 'Uno por uno, o toda la temporada desde un archivo que antes se revisa línea por línea.',
        },
        at: '/utradmin/addTournament',
      },
      {
        title: { en: 'Open any tournament', es: 'Abre cualquier torneo' },
        text: {
          en: 'Ctrl K finds tournaments, people and screens. You may do whatever a master may.',
          es: 'Ctrl K encuentra torneos, personas y pantallas. Puedes hacer lo mismo que un administrador principal.',
        },
        at: '/utradmin/tournamentlist',
      },
      {
        title: { en: 'Keep the rankings', es: 'Lleva el ranking' },
        text: {
          en: 'Import players, add tournaments with their events, then save the pairs of each event.',
          es: 'Importa jugadores, agrega torneos con sus pruebas y guarda las parejas de cada prueba.',
        },
        at: '/ranking',
      },
      {
        title: { en: 'Look after security', es: 'Cuida la seguridad' },
        text: {
          en: 'The security log shows logins, rights and erasures. Forgetting a person removes their data for good.',
          es: 'El registro de seguridad muestra inicios de sesión, permisos y borrados. Borrar los datos de una persona es definitivo.',
        },
      },
    ],
  },
};
