import { NotFound } from '@courtcrew/ui-kit/page/state/NotFound.tsx';

export const UnknownPage = () => <NotFound app="public" home="/" />;
