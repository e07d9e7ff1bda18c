import { failureText } from '../form/serverErrors.ts';
import { useToast } from '../page/state/Toast.tsx';
import { useSession } from './session.tsx';

/** Logs out; returns whether it succeeded, which matters at a shared device. */
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
