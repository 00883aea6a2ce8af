import { expect, it } from "vitest";
import { registrationNote } from "#lambdas/bikes/registration-note.ts";
import { aBike } from "#tests/lambdas/notifications/a-bike.ts";

const wishes = (bikeRegistrations: boolean) => ({
  notifications: { browser: true, messages: true, bikeRegistrations },
});

it("a registration is told of as known already, to whoever wants to be told", () => {
  const [note] = registrationNote(aBike(), wishes(true), "note_1");
  expect(note?.item).toMatchObject({
    entity: "notification",
    type: "bike_registration",
    params: { what: "bike-registered" },
    link: `/my-bikes/${aBike().id}`,
  });
  expect(note?.item).not.toHaveProperty("unreadSince");
  expect(registrationNote(aBike(), {}, "note_1")).toHaveLength(1);
  expect(registrationNote(aBike(), wishes(false), "note_1")).toEqual([]);
});

it("a registration that waits to be looked at is not told of yet", () => {
  expect(registrationNote(aBike({ status: "pending_review" }), wishes(true), "note_1")).toEqual([]);
});
