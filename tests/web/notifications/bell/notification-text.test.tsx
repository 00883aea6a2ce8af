import i18next from "i18next";
import { beforeAll, describe, expect, it } from "vitest";
import { NotificationType } from "#contract/notifications/notifications.ts";
import { notificationText } from "#web/notifications/bell/notification-text.ts";
import { notifications } from "#web/notifications/bell/texts/notifications/sv.ts";
import { startTexts } from "#tests/web/start-texts.ts";
import { aNotification } from "./a-notification.ts";

const params = { bike: "Monark Karin", other: "An** L*", points: 100, unread: 3, owed: 40, number: "SO-1" };
const everything = NotificationType.options.flatMap((type) =>
  Object.keys(notifications.kinds[type]).map((what) => ({ type, params: { ...params, what } })),
);

describe.each(["sv", "en"] as const)("in %s", (language) => {
  beforeAll(() => startTexts(language));

  it.each(everything)("$type $params.what has a text", (over) => {
    const { title, text } = notificationText(i18next.t, aNotification(1, over));
    expect(title).not.toBe("");
    expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|\$/);
    expect(text).toMatch(/[.!]$/);
  });

  it.each(NotificationType.options)("a %s without details or of an unknown kind has a text", (type) => {
    for (const what of [{}, { what: "tomorrow's news" }]) {
      const { title, text } = notificationText(i18next.t, aNotification(1, { type, params: what }));
      expect(title).not.toBe("");
      expect(`${title} ${text}`).not.toMatch(/[{}]|undefined|\s\./);
    }
  });
});

it("says what has happened, to which bike, in the reader's language", async () => {
  const message = { type: "message", params: { ...params, unread: 1 } } as const;
  expect(notificationText(i18next.t, aNotification(1, message))).toEqual({
    title: "Nytt meddelande",
    text: "An** L* har skrivit till dig om Monark Karin.",
  });
  expect(notificationText(i18next.t, aNotification(1, { ...message, params })).title).toBe(
    "3 nya meddelanden",
  );
  expect(
    notificationText(i18next.t, aNotification(1, { type: "stolen_match", params: { what: "attempted" } })),
  ).toEqual({
    title: "Spår av din stulna cykel",
    text: "Någon har försökt registrera cykeln.",
  });
  await startTexts("en");
  expect(
    notificationText(
      i18next.t,
      aNotification(1, { type: "points", params: { what: "reward-paid", points: 500 } }),
    ),
  ).toEqual({
    title: "You’ve earned 500 points",
    text: "Thanks for finding a stolen bike.",
  });
});
