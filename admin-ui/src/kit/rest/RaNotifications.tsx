import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

/** Shows react-admin's notifications as the application's toasts. */
export function RaNotifications() {
  const toast = useToast();
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    if (typeof message === 'string') toast[type](translate(message, notificationOptions?.messageArgs));
  }, [notifications, takeNotification, toast, translate]);
  return null;
}
