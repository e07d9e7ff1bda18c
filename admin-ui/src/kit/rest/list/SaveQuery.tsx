/** Apart from the list: its field is MUI's, with all that lies behind it. */
export { AddSavedQueryDialog as SaveQuery } from 'react-admin';
