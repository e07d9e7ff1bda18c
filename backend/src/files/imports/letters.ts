import { type EventOf, type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { type RosterEvent, signupPath } from '@courtcrew/domain/roster/index.ts';
import { accounts, personById } from '@courtcrew/projections/accounts/index.ts';
import { importById, importsModel } from '@courtcrew/projections/files/index.ts';
import { tournamentById, tournamentsModel } from '@courtcrew/projections/tournaments/index.ts';
import type { Product } from '../../kernel/area.ts';
import { letter, type Reaction, type ReactionTools, reactBy } from '../../kernel/jobs/index.ts';
import { rosterAggregate, type WayOut } from '../../roster/index.ts';

/** A week: whoever is entered by a file did not wait for the letter. */
const LINK_SECONDS = 7 * 24 * 60 * 60;

/** To whoever is new by an import: they own the address, so they may have the login. `leave` takes them off the list again. */
export const importedLetter = letter(
  {
    en: {
      subject: 'You have been added - {tournament}',
      text: `The staff of {tournament} have put you on their list. Set a password to log in, see your shifts and keep your profile.

[Set your password]({site}/reset/{token})

The link works for a week, once. Afterwards "Forgot password" below the login sends another one.

[See the tournament and its shifts]({site}{path})

If that is wrong, or you do not want it: [take yourself off the list]({leave})`,
    },
    es: {
      subject: 'Te agregaron - {tournament}',
      text: `El personal de {tournament} te puso en su lista. Elige una contraseña para iniciar sesión, ver tus turnos y mantener tu perfil.

[Elegir tu contraseña]({site}/reset/{token})

El enlace sirve una semana, una sola vez. Después, el olvido de contraseña debajo del inicio de sesión envía otro.

[Ver el torneo y sus turnos]({site}{path})

Si es un error, o no lo quieres: [quítate de la lista]({leave})`,
    },
  },
  'shifts',
);

interface LetterParts {
  readonly identity: Pick<Product['identity'], 'resets'>;
  readonly wayOut: WayOut;
}

type Added = RecordedEvent<EventOf<RosterEvent, 'StaffAdded'>>;

/** Writes once to whoever is new by an import, where its desk wants that. */
export const tellNew = ({ identity, wayOut }: LetterParts): Reaction =>
  reactBy(
    rosterAggregate,
    { name: 'files.tell-new', reads: [importsModel, accounts, tournamentsModel] },
    {
      StaffAdded: async ({ stream, data, meta }: Added, { db, outbox }: ReactionTools) => {
        const { ref_id, role, entered } = data;
        if (meta.import === undefined || !entered) return;
        const tid = streamId(stream);
        const [run, person, tournament] = await Promise.all([
          importById(db, meta.import),
          personById(db, ref_id),
          tournamentById(db, tid),
        ]);
        if (!run?.letters || !person?.email || person.login || !tournament) return;
        const token = await identity.resets.issue(ref_id, null, LINK_SECONDS);
        // So many links are open that one of them has reached them.
        if (token === null) return;
        const words = importedLetter({
          ...{ tournament: tournament.name, token: encodeURIComponent(token) },
          ...{ path: signupPath(tid, [{ kind: role }]), leave: wayOut.linkFor({ tid, ref_id, role }) },
        });
        // Whoever joins as two things is told once.
        const dedupe = `import/${meta.import}/${ref_id}`;
        await outbox.send({
          to: { ref_id },
          letter: words,
          tid,
          sections: [role === 'volunteer' ? 'volunteer' : (data.sections[0] ?? 'referee')],
          dedupe,
        });
      },
    },
  );
