import { expect, it } from "vitest";
import { registrationNotification } from "#lambdas/bikes/registration-notification.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";

const wishes = (bikeRegistrations: boolean) => ({
  notifications: { browser: true, messages: true, bikeRegistrations },
});

it("a registration notifies its owner as already read, if they want it", () => {
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

it("a registration under review does not notify yet", () => {
  expect(
    registrationNotification(aBike({ status: "pending_review" }), wishes(true), "notification_1"),
  ).toEqual([]);
});
