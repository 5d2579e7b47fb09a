// A system notification when it is my turn and the page is not visible.
import { FOLDER } from "./place";

/** What this browser allows; nothing, if it cannot show notifications at all. */
export const permission = (): NotificationPermission => globalThis.Notification?.permission ?? "denied";

/** Show it until somebody looks. On a phone only a service worker may do that. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  const options = { body, tag, icon: `${FOLDER}icon-512.png`, data: location.href };
  const worker = await navigator.serviceWorker?.getRegistration(FOLDER);
  let shown: Notification[];
  if (worker?.active) {
    await worker.showNotification(title, options);
    shown = await worker.getNotifications({ tag });
  } else {
    const message = new Notification(title, options);
    message.onclick = () => window.focus();
    shown = [message];
  }
  const put_away = () => shown.forEach((message) => message.close());
  document.addEventListener("visibilitychange", put_away, { once: true });
}
