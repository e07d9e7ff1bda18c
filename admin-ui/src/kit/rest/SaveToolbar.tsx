import { SaveButton, Toolbar } from 'react-admin';

/** Without the delete button of react-admin's toolbar. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
