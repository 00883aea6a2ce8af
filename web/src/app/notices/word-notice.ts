import type { TFunction } from "i18next";
import type { Notification } from "#contract/notifications.ts";

type Words = { readonly title: string; readonly text: string };

/** One message has words of its own, as languages count. */
const whatOf = ({ type, params }: Notification): string =>
  type === "message" && params["unread"] === 1 ? "one" : String(params["what"]);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a note says. What this version of the site has no words for gets those of its kind. */
export const wordNotice = (t: TFunction, note: Notification): Words => {
  const { bike, other, unread, points } = note.params;
  const ofKind: Readonly<Record<string, Words | undefined>> & { readonly other: Words } = t(
    ($) => $.notices.kinds[note.type],
    {
      returnObjects: true,
      bike: bike || t(($) => $.notices.theBike),
      other: other || t(($) => $.notices.somebody),
      unread: unread ?? "",
      points: points ?? "",
    },
  );
  const { title, text } = ofKind[whatOf(note)] ?? ofKind.other;
  return { title: capitalised(title.trim()), text: capitalised(text) };
};
