import type { Guides } from '../guide.ts';

export const peopleGuides: Pick<Guides, 'visitor' | 'official' | 'volunteer' | 'courtmonitor'> = {
  visitor: {
    title: { en: 'Visitors', es: 'Visitantes' },
    lead: {
      en: 'See which tournaments are coming and who is on which court, without an account.',
      es: 'Consulta qué torneos vienen y quién está en cada cancha, sin cuenta.',
    },
    steps: [
      {
        title: { en: 'Find a tournament', es: 'Encuentra un torneo' },
        text: {
          en: 'The list has search, regions, a calendar and a map. A press on a tournament opens its shifts.',
          es: 'La lista tiene búsqueda, regiones, calendario y mapa. Al tocar un torneo se abren sus turnos.',
        },
        at: '/tournaments',
      },
      {
        title: { en: 'Follow the board', es: 'Sigue el tablero' },
        text: {
          en: 'Every tournament in play has a public board: each court with its officials, live.',
          es: 'Cada torneo en juego tiene un tablero público: cada cancha con sus oficiales, en vivo.',
        },
      },
      {
        title: { en: 'Take part', es: 'Participa' },
        text: {
          en: 'Register once. The same account works for all tournaments, as an official, a volunteer, or both.',
          es: 'Regístrate una vez. La misma cuenta sirve para todos los torneos, de oficial, de voluntario o de ambos.',
        },
        at: '/register',
      },
    ],
  },
  official: {
    title: { en: 'Officials', es: 'Oficiales' },
    lead: {
      en: 'From the first application to the last match of the day.',
      es: 'De la primera solicitud al último partido del día.',
    },
    steps: [
      {
        title: { en: 'Fill in your profile', es: 'Completa tu perfil' },
        text: {
          en: 'Credentials, phone and what you want to be asked for. Coordinators select people by it.',
          es: 'Nivel, teléfono y para qué quieres que te contacten. La coordinación elige según eso.',
        },
        at: '/profile/myProfile',
      },
      {
        title: { en: 'Apply for shifts', es: 'Solicita turnos' },
        text: {
          en: 'Open the tournament and press Apply at the shifts you can work. Applied means the coordinator decides.',
          es: 'Abre el torneo y solicita los turnos que puedes cubrir. «Solicitado» significa que decide la coordinación.',
        },
        at: '/tournaments',
      },
      {
        title: { en: 'Confirm when you are selected', es: 'Confirma cuando te seleccionen' },
        text: {
          en: 'You get a letter when the schedule is published. Confirm each shift, so that nobody has to call you.',
          es: 'Recibes un correo cuando se publica el horario. Confirma cada turno para que nadie tenga que llamarte.',
        },
        at: '/profile/signupReport',
      },
      {
        title: { en: 'On the day', es: 'El día del torneo' },
        text: {
          en: 'Check in at the desk. The board shows your place in the on-duty queue and your court.',
          es: 'Registra tu llegada en la mesa. El tablero muestra tu puesto en la cola de servicio y tu cancha.',
        },
      },
      {
        title: { en: 'If you cannot come', es: 'Si no puedes venir' },
        text: {
          en: 'Withdraw from the shifts with a word to the coordinator. Do it early: somebody is on the waitlist.',
          es: 'Retírate de los turnos con un mensaje a la coordinación. Hazlo pronto: hay alguien en la lista de espera.',
        },
      },
    ],
  },
  volunteer: {
    title: { en: 'Volunteers', es: 'Voluntarios' },
    lead: {
      en: 'Pick what you like to do and when you have time.',
      es: 'Elige qué te gusta hacer y cuándo tienes tiempo.',
    },
    steps: [
      {
        title: { en: 'Choose a tournament', es: 'Elige un torneo' },
        text: {
          en: 'The list shows tournaments that look for volunteers and how many are still needed.',
          es: 'La lista muestra los torneos que buscan voluntarios y cuántos faltan.',
        },
        at: '/signup/volunteer',
      },
      {
        title: { en: 'Register for shifts', es: 'Inscríbete en turnos' },
        text: {
          en: 'By category or by time. A full shift has a waitlist: you move up when a spot is free.',
          es: 'Por categoría o por hora. Un turno completo tiene lista de espera: subes cuando se libera una plaza.',
        },
      },
      {
        title: { en: 'Sign the waiver', es: 'Firma el descargo' },
        text: {
          en: 'Once per tournament, when it asks for one. Type your first and last name as in your profile.',
          es: 'Una vez por torneo, si lo pide. Escribe tu nombre y apellido como en tu perfil.',
        },
      },
      {
        title: { en: 'On the day', es: 'El día del torneo' },
        text: {
          en: 'Say your name at the volunteer desk: they check you in and hand you your shirt.',
          es: 'Di tu nombre en la mesa de voluntarios: registran tu llegada y te dan la camiseta.',
        },
      },
    ],
  },
  courtmonitor: {
    title: { en: 'Court monitors', es: 'Monitores de cancha' },
    lead: {
      en: 'You look after a court and call the desk from your phone.',
      es: 'Atiendes una cancha y avisas a la mesa desde tu teléfono.',
    },
    steps: [
      {
        title: { en: 'Open your page', es: 'Abre tu página' },
        text: {
          en: 'The desk gives you a court and a link. Open it while you have a network: it works without one later.',
          es: 'La mesa te da una cancha y un enlace. Ábrelo mientras tengas red: después funciona sin ella.',
        },
      },
      {
        title: { en: 'Call the desk', es: 'Avisa a la mesa' },
        text: {
          en: 'One press for a second call, medical help, the tournament director or the desk. Add a few words if you can.',
          es: 'Un toque para un segundo llamado, ayuda médica, dirección del torneo o la mesa. Agrega unas palabras si puedes.',
        },
      },
      {
        title: { en: 'Watch for the answer', es: 'Espera la respuesta' },
        text: {
          en: 'The call turns confirmed when the desk has seen it. Without a network the page says so: use the radio.',
          es: 'El aviso aparece confirmado cuando la mesa lo ha visto. Sin red la página lo dice: usa la radio.',
        },
      },
    ],
  },
};
