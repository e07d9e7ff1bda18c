import { type ComponentType, lazy, Suspense } from 'react';

/** A part whose code is loaded when it is first shown: the first load of a list has no room for its forms. */
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
