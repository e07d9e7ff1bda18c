/**
 * The only names that are taken from react-router's unstable side. A page draws its screen by the stable `Router`, which needs
 * a history, and the stable hooks say where somebody goes only once React has drawn. A test finds when an update takes them away.
 */
export {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
