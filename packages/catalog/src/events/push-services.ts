/**
 * The push services of the browsers, by the names of their servers as of November 2026: notifications are sent nowhere
 * else, whatever address a browser gives. A name that begins with a dot stands for all below it.
 */
export const PUSH_SERVICES = [
  // Chrome, Edge on Android, Opera, Samsung Internet: https://firebase.google.com/docs/cloud-messaging
  "fcm.googleapis.com",
  // Firefox: https://mozilla-push-service.readthedocs.io/en/latest/
  ".push.services.mozilla.com",
  // Safari: https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
  ".push.apple.com",
  // Edge: https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config
  ".notify.windows.com",
] as const;
