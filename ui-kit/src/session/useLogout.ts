import { failureText } from '../form/serverErrors.ts';
import { useToast } from '../page/state/Toast.tsx';
import { useSession } from './session.tsx';

/** Logs out, and answers whether that was done: whoever walks away from a shared device is told where it was not. */
export function useLogout(): () => Promise<boolean> {
  const { logout } = useSession();
  const toast = useToast();
  return async () => {
    try {
      await logout();
      return true;
    } catch (failure) {
      toast.error(failureText(failure));
      return false;
    }
  };
}
