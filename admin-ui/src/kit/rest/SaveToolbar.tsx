import { SaveButton, Toolbar } from 'react-admin';

/** react-admin's toolbar without its delete button. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
