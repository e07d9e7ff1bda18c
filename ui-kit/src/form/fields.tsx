/** Every field, for staff. Public pages import single ones: all together weigh 6 kB. */
export { FormCheck } from './FormCheck.tsx';
export { FormLastName } from './FormLastName.tsx';
export { FormRadio } from './FormRadio.tsx';
export { FormSelect } from './FormSelect.tsx';
export { FormText } from './FormText.tsx';
