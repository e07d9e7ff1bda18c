import type { CategoryPlan } from '../model.ts';

const suggested = (name: string, description: string, court_monitor = false): CategoryPlan => ({
  name,
  description,
  court_monitor,
  show: true,
});

/** Categories most tournaments need, to be added with one press and edited afterwards. */
export const SUGGESTED_CATEGORIES: readonly CategoryPlan[] = [
  suggested('Announcer/DJ', 'Announce matches and winners, and keep the music going between them.'),
  suggested('Breakdown', 'Take down nets, tents and signs after play ends, and load them up.'),
  suggested(
    'Center Court Attendants',
    'Welcome and seat spectators, and keep the aisles clear during points.',
  ),
  suggested('Court Cleaning', 'Dry, sweep and tidy the courts between matches and after rain.'),
  suggested('Court Monitoring', 'Watch a block of courts and call the desk when somebody is needed.', true),
  suggested('Court Taping', 'Tape temporary lines, and mend them when they come loose.'),
  suggested('Grounds Maintenance', 'Empty bins, fill water coolers and keep the grounds in order.'),
  suggested('Hospitality', 'Look after food and drinks for players, officials and volunteers.'),
  suggested('Information', 'Answer questions at the info tent, and take in what was lost and found.'),
  suggested('Match Coordination', 'Bring score sheets and players together, and results back to the desk.'),
  suggested('Match Starter', 'Meet the players on court, toss the coin and start the match on time.'),
  suggested('Medal Management', 'Prepare medals, call the winners and help with photos at the podium.'),
  suggested('National Anthem', 'Sing or play the anthem at the opening ceremony.'),
  suggested('Parking', 'Show cars to free spaces and keep the drives open for emergencies.'),
  suggested('Passes & Tickets', 'Hand out passes, sell tickets and check them at the gates.'),
  suggested('Player Check-In', 'Greet players, check them in and tell them where to go.'),
  suggested('Swag/Tournament Bags', 'Fill the players’ bags and hand them out.'),
  suggested('Tournament Breakdown', 'Pack up the whole venue on the last day.'),
  suggested('Tournament Setup', 'Put up nets, tents, signs and tables before the first day.'),
  suggested('Volunteer Check-In', 'Greet volunteers, check them in, hand out shirts and point the way.'),
];
