import type { TFunction } from "i18next";
import type { Notification } from "#contract/notifications/notifications.ts";

export type NotificationText = { readonly title: string; readonly text: string };

const whatOf = ({ type, params }: Notification): string =>
  type === "message" && params["unread"] === 1 ? "one" : String(params["what"]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Builds a notification's text; unknown kinds get their type's default. */
export const notificationText = (t: TFunction, notification: Notification): NotificationText => {
  const { bike, other, unread, points, owed, number } = notification.params;
  const ofKind: Readonly<Record<string, NotificationText | undefined>> & {
    readonly other: NotificationText;
  } = t(($) => $.notifications.kinds[notification.type], {
    returnObjects: true,
    bike: bike || t(($) => $.notifications.theBike),
    other: other || t(($) => $.notifications.somebody),
    unread: unread ?? "",
    points: points ?? "",
    owed: owed ?? "",
    number: number ?? "",
  });
  const { title, text } = ofKind[whatOf(notification)] ?? ofKind.other;
  return { title: capitalised(title.trim()), text: capitalised(text) };
};
