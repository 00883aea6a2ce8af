import type { TFunction } from "i18next";
import type { Notification } from "#contract/notifications.ts";

type Words = { readonly title: string; readonly text: string };

/** One message has words of its own, as languages count. */
const whatOf = ({ type, params }: Notification): string =>
  type === "message" && params["unread"] === 1 ? "one" : String(params["what"]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a notification says. What this version of the site has no words for gets those of its kind. */
export const notificationText = (t: TFunction, notification: Notification): Words => {
  const { bike, other, unread, points } = notification.params;
  const ofKind: Readonly<Record<string, Words | undefined>> & { readonly other: Words } = t(
    ($) => $.notifications.kinds[notification.type],
    {
      returnObjects: true,
      bike: bike || t(($) => $.notifications.theBike),
      other: other || t(($) => $.notifications.somebody),
      unread: unread ?? "",
      points: points ?? "",
    },
  );
  const { title, text } = ofKind[whatOf(notification)] ?? ofKind.other;
  return { title: capitalised(title.trim()), text: capitalised(text) };
};
