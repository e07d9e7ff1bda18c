import { describe, expect, it } from 'vitest';
import { spanishOf, spanishTexts } from './spanish.ts';

const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the server’s texts in Spanish', () => {
  it.each([
    ['incorrect password, please try again', 'Contraseña incorrecta, inténtalo de nuevo'],
    ['Shift not found', 'No se encontró el turno'],
    ['Court Stadium 1 already has a referee', 'La cancha Stadium 1 ya tiene árbitro'],
    [
      'Full - no spot for Level 2 is left in Morning (courts 1-4).',
      'Completo: en Morning (courts 1-4) no quedan plazas para este nivel: Nivel 2.',
    ],
    [
      'CONFLICT - Field Tue, Mar 5, 8:00 AM CST - Tue, Mar 5, 12:00 PM CST',
      'CONFLICTO: Field mar 5 mar, 8:00 a.m. CST - mar 5 mar, 12:00 p.m. CST',
    ],
    [
      'Marked as paid by the system, Sat, Mar 7, 8:00 AM EST: take that back first',
      'Se marcó como pagado por el sistema, sáb 7 mar, 8:00 a.m. EST: quita primero esa marca',
    ],
    [
      'Night (Sat, Mar 7, 2026, 8:00 AM EST - Mon, Mar 9, 2026, 8:00 AM EDT) lasts longer than 24 hours. Please confirm that this is meant.',
      'Night (sáb 7 mar 2026, 8:00 a.m. EST - lun 9 mar 2026, 8:00 a.m. EDT) dura más de 24 horas. Confirma que es correcto.',
    ],
    ['There is no place {frist} (character 4)', 'No existe el campo {frist} (carácter 4)'],
    ['Date Required (shift 3 of the list)', 'Falta la fecha (turno 3 de la lista)'],
    ['is required', 'Es un dato obligatorio'],
    ['must be at most 250 characters', 'Puede tener como máximo 250 caracteres'],
    ['name is required', 'Nombre: es un dato obligatorio'],
    ['num_of_referee must be a whole number', 'num_of_referee: debe ser un número entero'],
    ['must be one of referee, line', 'Debe ser uno de referee, line'],
  ])('say %j', (english, spanish) => expect(spanishOf(english)).toBe(spanish));

  it('leave alone what people named', () => {
    expect(spanishOf('Referee is over.')).toBe('Referee ya terminó.');
  });

  it.each(['', 'Sin conexión con el servidor.', 'constructor', 'a name'])('do not know %j', (text) =>
    expect(spanishOf(text)).toBeUndefined(),
  );

  it('put in what the English puts in', () => {
    const wrong = Object.entries(spanishTexts).filter(([english, spanish]) =>
      places(spanish).some((place) => !places(english).includes(place)),
    );
    expect(wrong).toEqual([]);
  });
});
