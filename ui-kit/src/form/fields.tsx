/**
 * Every field of a form, for the staff application, which has them all at hand. Public pages import the fields they have: a
 * form of one text would bring lists and ticks along, 6 kB.
 */
export { FormCheck } from './FormCheck.tsx';
export { FormLastName } from './FormLastName.tsx';
export { FormRadio } from './FormRadio.tsx';
export { FormSelect } from './FormSelect.tsx';
export { FormText } from './FormText.tsx';
