/** A push service of a browser. */
export interface PushService {
  /** The name of its server; one that begins with a dot stands for all below it. */
  readonly server: string;
  /** Whether its browsers take messages that show nothing, which close what was shown. */
  readonly takesSilent: boolean;
}

/**
 * The push services of the browsers as of November 2026: notifications are sent nowhere else, whatever address a browser
 * gives.
 */
export const PUSH_SERVICES: readonly PushService[] = [
  // Chrome, Edge on Android, Opera, Samsung Internet: https://firebase.google.com/docs/cloud-messaging
  { server: "fcm.googleapis.com", takesSilent: true },
  // Firefox: https://mozilla-push-service.readthedocs.io/en/latest/
  { server: ".push.services.mozilla.com", takesSilent: true },
  // Safari, which takes the permission away from a site whose messages show nothing:
  // https://developer.apple.com/documentation/usernotifications/sending-web-push-notifications-in-web-apps-and-browsers
  { server: ".push.apple.com", takesSilent: false },
  // Edge: https://learn.microsoft.com/windows/apps/design/shell/tiles-and-notifications/firewall-allowlist-config
  { server: ".notify.windows.com", takesSilent: true },
];
