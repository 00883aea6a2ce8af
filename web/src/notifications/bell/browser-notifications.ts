import type { NotificationSettings } from "#contract/people/notification-settings.ts";
import type { Notification as UserNotification } from "#contract/notifications/notifications.ts";
import { readStored, writeStored } from "#web/platform/ui/local-store.ts";
import type { NotificationText } from "./notification-text.ts";
import { isAnyVisible, oneTabAtATime, readNewestSeen, shareNewestSeen } from "./tabs.ts";

/** Skips notifications that were read elsewhere. Registrations count even when read. */
const isNews = ({ type, unreadSince }: UserNotification): boolean =>
  unreadSince !== undefined || type === "bike_registration";

const isWanted = (
  { type }: UserNotification,
  { browser, messages, bikeRegistrations }: NotificationSettings,
): boolean => {
  if (type === "message") return browser && messages;
  if (type === "bike_registration") return browser && bikeRegistrations;
  return browser;
};

/** Returns the wanted notifications newer than `known`, oldest first. */
export const freshOf = (
  notifications: readonly UserNotification[],
  known: string,
  settings: NotificationSettings,
): UserNotification[] =>
  notifications
    .filter(
      (notification) =>
        notification.createdAt > known && isNews(notification) && isWanted(notification, settings),
    )
    .toReversed();

/** Phones have the constructor but throw when a page calls it. */
const showOne = (
  notification: UserNotification,
  { title, text }: NotificationText,
  onClick: () => void,
): void => {
  try {
    const shown = new Notification(title, { body: text, tag: notification.id, icon: "/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch {
    // The badge still counts the notification.
  }
};

export type Showing = {
  readonly userId: string;
  readonly settings: NotificationSettings;
  /** True on the first load, when nothing is shown. */
  readonly silent: boolean;
  word(notification: UserNotification): NotificationText;
  onClick(notification: UserNotification): void;
};

/** Shows each new notification once across tabs, and only if no tab is visible. */
export const showNews = async (
  notifications: readonly UserNotification[],
  showing: Showing,
): Promise<void> => {
  const key = `cr:notices-known:${showing.userId}`;
  await oneTabAtATime(async () => {
    const known = [readStored(key) ?? "", await readNewestSeen(showing.userId)].toSorted()[1] ?? "";
    const newest = notifications[0]?.createdAt ?? "";
    if (newest <= known) return;
    await shareNewestSeen(showing.userId, newest);
    writeStored(key, newest);
    if (showing.silent || (await isAnyVisible())) return;
    for (const notification of freshOf(notifications, known, showing.settings))
      showOne(notification, showing.word(notification), () => showing.onClick(notification));
  });
};
