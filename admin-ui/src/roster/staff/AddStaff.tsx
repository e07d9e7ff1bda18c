import { Beside } from '../../kit/page/Beside.tsx';
import { AddExisting } from './AddExisting.tsx';
import { AddPerson } from './AddPerson.tsx';

/** Two ways onto the tournament: by an account there is, or as a new person. */
export const AddStaff = () => (
  <Beside>
    <AddExisting />
    <AddPerson />
  </Beside>
);
