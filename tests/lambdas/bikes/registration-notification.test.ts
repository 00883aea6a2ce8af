import { expect, it } from "vitest";
import { registrationNotification } from "#lambdas/shared/bikes/registration-notification.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";

const wishes = (bikeRegistrations: boolean) => ({
  notifications: { browser: true, messages: true, bikeRegistrations },
});

it("a registration is told of as known already, to the person who wants to be told", () => {
  const [notification] = registrationNotification(aBike(), wishes(true), "notification_1");
  expect(notification?.item).toMatchObject({
    entity: "notification",
    type: "bike_registration",
    params: { what: "bike-registered" },
    link: `/my-bikes/${aBike().id}`,
  });
  expect(notification?.item).not.toHaveProperty("unreadSince");
  expect(registrationNotification(aBike(), {}, "notification_1")).toHaveLength(1);
  expect(registrationNotification(aBike(), wishes(false), "notification_1")).toEqual([]);
});

it("a registration that waits to be looked at is not told of yet", () => {
  expect(
    registrationNotification(aBike({ status: "pending_review" }), wishes(true), "notification_1"),
  ).toEqual([]);
});
