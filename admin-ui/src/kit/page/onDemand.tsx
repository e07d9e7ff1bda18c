import { type ComponentType, lazy, Suspense } from 'react';

/** Loads a part's code on first render, outside the first load of its list. */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy<ComponentType<object>>(async () => ({
    default: (await load()) as ComponentType<object>,
  }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
