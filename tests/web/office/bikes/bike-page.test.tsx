import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AdminBike } from "#contract/office/bike-admin-bike.ts";
import type { BikeRemoval } from "#contract/office/bike-removals.ts";
import { BikePage } from "#web/office/bikes/bike/BikePage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";

vi.mock("#web/platform/auth/session.ts", () => ({
  getAccessToken: async () => "token",
  useSession: () => ({ state: "signed-in", userId: "adam" }),
}));

const id = `bike_${"0".repeat(24)}`;
const otherId = `bike_${"1".repeat(24)}`;
const at = "2026-11-20T10:00:00.000Z";
const removal: BikeRemoval = {
  id: `removal_${"0".repeat(24)}`,
  bikeId: id,
  as: "false",
  bike: "Monark Karin",
  frameNumber: "WTU204K8861",
  reason: "Kvittot hör till en annan cykel.",
  askedBy: { id: "karin", name: "Karin Berg" },
  mine: false,
  tells: false,
  askedAt: at,
  lapsesAt: "2026-11-27T10:00:00.000Z",
  unfinished: false,
};
const aBike = (over: Partial<AdminBike> = {}): AdminBike => ({
  id,
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "registered",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: at,
  formerNumbers: [],
  verified: true,
  owner: { id: "anna", name: "Anna Ek", email: "anna@example.se", protectedIdentity: false },
  mine: false,
  codes: [],
  sights: [{ who: "public", sees: ["brand"] }],
  alike: [],
  duplicates: [],
  version: 3,
  events: { items: [{ id: `${at}#1`, at, what: "registration", who: { id: "anna", name: "Anna Ek" } }] },
  ...over,
});
const other: AdminBike["alike"][number] = {
  id: otherId,
  frameNumber: "WTU2O4K8861",
  brand: "Monark",
  model: "Karin",
  status: "registered",
  registeredAt: at,
  version: 7,
  owner: { id: "bo", name: "Bo Ek" },
};

let sent: { path: string; body: unknown }[] = [];

const open = async (bike: AdminBike) => {
  vi.stubGlobal(
    "fetch",
    async (address: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
      if (method === "GET") return Response.json(bike);
      sent.push({ path: new URL(address, "https://example.se").pathname, body: JSON.parse(body) });
      return Response.json(removal);
    },
  );
  showPages([{ path: "/admin-bikes/:bikeId", Component: BikePage }], `/admin-bikes/${id}`);
  await screen.findByRole("heading", { name: "Monark Karin" });
};
/** Waits until the previous dialog has gone. */
const press = async (name: string) => {
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(screen.getByRole("button", { name }));
};
const decide = async (button: string, reason?: string) => {
  const dialog = screen.getByRole("dialog");
  if (reason !== undefined) await userEvent.type(within(dialog).getByLabelText("Skäl"), reason);
  await userEvent.click(within(dialog).getByRole("button", { name: button }));
};

beforeEach(() => {
  sent = [];
});

describe("the page of a bike", () => {
  it("requires a reason, and sends the version that was seen", async () => {
    await open(aBike());
    await press("Begär avregistrering");
    await decide("Begär avregistrering");
    expect(sent).toEqual([]);
    await decide("Begär avregistrering", "Fel cykel");
    expect(sent).toEqual([
      {
        path: `/api/admin/bikes/${id}/removal`,
        body: { as: "false", reason: "Fel cykel", version: 3, tell: "" },
      },
    ]);
  });

  it("offers no actions for one's own bike", async () => {
    await open(aBike({ mine: true, alike: [other] }));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });

  it("lets another administrator decide, and the requester withdraw", async () => {
    await open(aBike({ removal }));
    await press("Godkänn");
    await decide("Avregistrera");
    expect(sent.at(-1)).toMatchObject({ body: { decision: "approve" } });
    cleanup();
    await open(aBike({ removal: { ...removal, mine: true } }));
    expect(screen.queryByRole("button", { name: "Godkänn" })).toBeNull();
    await press("Dra tillbaka begäran");
    await decide("Låt den vara kvar", "Det var fel cykel");
    expect(sent.at(-1)).toMatchObject({ body: { decision: "reject", reason: "Det var fel cykel" } });
  });

  it("asks which of two registrations stays", async () => {
    await open(aBike({ alike: [other] }));
    await press("Behåll den här");
    await decide("Begär det", "Samma cykel");
    expect(sent.at(-1)).toEqual({
      path: `/api/admin/bikes/${otherId}/removal`,
      body: { as: "duplicate", reason: "Samma cykel", version: 7, keptBikeId: id },
    });
    await press("Behåll den andra");
    await decide("Begär det", "Samma cykel");
    expect(sent.at(-1)).toEqual({
      path: `/api/admin/bikes/${id}/removal`,
      body: { as: "duplicate", reason: "Samma cykel", version: 3, keptBikeId: otherId },
    });
    await press("Inte samma cykel");
    await decide("Två olika cyklar", "Olika färg");
    expect(sent.at(-1)).toEqual({
      path: `/api/admin/bikes/${id}/not-same`,
      body: { otherId, reason: "Olika färg" },
    });
  });

  it("never removes the stolen one of two", async () => {
    await open(aBike({ alike: [{ ...other, status: "stolen" }] }));
    expect(screen.queryByRole("button", { name: "Behåll den här" })).toBeNull();
    expect(screen.getByRole("button", { name: "Behåll den andra" })).toBeTruthy();
  });
});
