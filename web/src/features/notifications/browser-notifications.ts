import type { NotificationSettings } from "#contract/notification-settings.ts";
import type { Notification as UserNotification } from "#contract/notifications.ts";
import { readStored, writeStored } from "#web/ui/local-store.ts";
import { isAnyVisible, oneTabAtATime, readTold, shareTold } from "./tabs.ts";

/** What was read elsewhere by now is no news; of one's own registrations one is told wherever one is not. */
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

/** Of the newest notifications those that came after the newest one known, the oldest first. */
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

type Shown = { readonly title: string; readonly text: string };

/** Phones have the interface and refuse to be asked by a page. */
const showOne = (notification: UserNotification, { title, text }: Shown, onClick: () => void): void => {
  try {
    const shown = new Notification(title, { body: text, tag: notification.id, icon: "/icon-192.png" });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
      onClick();
    });
  } catch {
    // Then the badge has to do.
  }
};

export type Showing = {
  readonly userId: string;
  readonly settings: NotificationSettings;
  /** Nothing is shown of what was there when the page was opened. */
  readonly silent: boolean;
  word(notification: UserNotification): Shown;
  onClick(notification: UserNotification): void;
};

/** Shows what is new, once however many tabs hear of it, and only while nobody looks at any of them. */
export const showNews = async (
  notifications: readonly UserNotification[],
  showing: Showing,
): Promise<void> => {
  const key = `cr:notices-known:${showing.userId}`;
  await oneTabAtATime(async () => {
    const known = [readStored(key) ?? "", await readTold(showing.userId)].toSorted()[1] ?? "";
    const newest = notifications[0]?.createdAt ?? "";
    if (newest <= known) return;
    await shareTold(showing.userId, newest);
    writeStored(key, newest);
    if (showing.silent || (await isAnyVisible())) return;
    for (const notification of freshOf(notifications, known, showing.settings))
      showOne(notification, showing.word(notification), () => showing.onClick(notification));
  });
};
