/**
 * The only unstable names taken from react-router. The stable `Router` needs a history, and the stable hooks report a
 * navigation only after React has rendered. A test finds when an update removes them.
 */
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
