import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** Back to where the person came from; home from a tab that was opened with this page. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (window.history.length > 1) void navigate(-1);
    else void navigate('/', { replace: true });
  }, [navigate]);
}
