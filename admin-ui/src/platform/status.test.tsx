// @vitest-environment happy-dom
import { say } from '@courtcrew/ui-kit/words/catalogue.ts';
import { expect, it } from 'vitest';
import { tournamentStatuses } from './status.ts';

it('offers each status of a tournament once, by its name in the language of the reader', () => {
  const offered = tournamentStatuses((word) => say(word, 'es', 'tennis'));
  const names = offered.map(([, name]) => name);
  expect(names).toEqual(['Borrador', 'Reserva la fecha', 'Activo', 'Publicado', 'Archivado']);
});
