// @vitest-environment happy-dom
import { createBrowserRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { createBrowserHistory, DataRouterContext } from './routerParts.ts';

it('has a history that tells of its own steps and of those of the browser', () => {
  const history = createBrowserHistory({ v5Compat: true });
  const heard = vi.fn();
  const stop = history.listen(heard);
  history.push('/board?q=1#courts', { from: 'here' });
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'PUSH', delta: 1 }));
  expect(history.location).toMatchObject({ pathname: '/board', search: '?q=1', hash: '#courts' });
  history.replace('/help', null);
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'REPLACE', delta: 0 }));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ action: 'POP' }));
  stop();
});

it('has the context in which a router says where it goes', () => {
  expect(DataRouterContext).toHaveProperty('Provider');
  const router = createBrowserRouter([{ path: '*', element: null }]);
  expect(router.state).toMatchObject({ location: { key: expect.anything() }, navigation: { state: 'idle' } });
  expect(router.subscribe(() => undefined)).toBeTypeOf('function');
  router.dispose();
});
