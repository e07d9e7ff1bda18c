import { SaveButton, Toolbar } from 'react-admin';

/** For forms of records that are never deleted: react-admin's own toolbar offers that. */
export const SaveToolbar = () => (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);
