import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { json } from "#tests/web/answer-calls.ts";
import { serve } from "#tests/web/points/purchases/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { anOwnBike } from "#tests/web/bikes/my-bikes/browser.tsx";
import { OfferPage } from "#web/ownership/transfers/OfferPage.tsx";

it("a sale of an advertised bike begins with the ad's price and text", async () => {
  const openListingId = `listing_${"0".repeat(26)}`;
  const bike = anOwnBike({ openListingId });
  const ad = {
    id: openListingId,
    bikeId: bike.id,
    state: "active",
    price: 3400,
    condition: "good",
    city: "Uppsala",
    text: "En repa på överröret.",
    photos: [],
    createdAt: "2026-11-20T12:00:00.000Z",
    listedAt: "2026-11-20T12:00:00.000Z",
    endsAt: "2027-02-18T12:00:00.000Z",
    ownerSince: 2024,
    ownerVerified: true,
    views: 0,
    inquiries: 0,
  };
  serve({ [`GET /bikes/${bike.id}`]: [json(bike)], [`GET /me/listings/${openListingId}`]: [json(ad)] });
  const at = `/my-bikes/${bike.id}/transfer`;
  showPages([{ path: "/my-bikes/:bikeId/transfer", Component: OfferPage }], at, { antd: true });
  expect(await screen.findByRole("textbox", { name: /^Pris/ })).toHaveProperty("value", "3400");
  expect(screen.getByRole("textbox", { name: /^Skick/ })).toHaveProperty("value", ad.text);
});
