import { NotFound } from '@courtcrew/ui-kit/page/state/NotFound.tsx';

/** A path that no area has. */
export const UnknownPage = () => <NotFound app="public" home="/" />;
