import { DEPARTMENT_OF } from '@courtcrew/domain/board/model.ts';
import { expect, test } from 'vitest';
import { type CallSay, callWords, departmentName } from './words.ts';

test('every department of a call is said in Spanish, and one of its own as it is called', () => {
  const spanish = ((word) => callWords[word].es) as CallSay;
  const names = Object.values(DEPARTMENT_OF).map((department) => departmentName(spanish, department));
  expect(names).toEqual(['Mesa', 'Mesa', 'Dirección del torneo', 'Árbitro general', 'Asistencia médica']);
  expect(departmentName(spanish, 'Catering')).toBe('Catering');
});
