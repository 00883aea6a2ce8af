import { vi } from "vitest";
import type { Bike } from "#contract/bikes/bike.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { BikePage } from "#web/bikes/my-bikes/BikePage.tsx";
import { CorrectionPage } from "#web/bikes/my-bikes/edit/CorrectionPage.tsx";
import { EditPage } from "#web/bikes/my-bikes/edit/EditPage.tsx";
import { MyBikesPage } from "#web/bikes/my-bikes/MyBikesPage.tsx";
import { VisibilityPage } from "#web/bikes/my-bikes/visibility/VisibilityPage.tsx";
import { giveSight } from "#tests/web/layout.ts";
import { showPages } from "#tests/web/show-pages.tsx";

export const bikeId = (n: number) => `bike_${String(n).padStart(24, "0")}`;

export const aBike = (n: number, changes: Partial<Bike> = {}): Bike => ({
  id: bikeId(n),
  frameNumber: `WTU204K${1000 + n}`,
  frameNumberTyped: `WTU204K${1000 + n}`,
  status: "registered",
  type: "hybrid",
  brand: "Crescent",
  model: `Femto ${n}`,
  color: "blå",
  registeredAt: "2026-11-19T23:30:00.000Z",
  ...changes,
});

export const visibility: OwnBike["visibility"] = {
  name: false,
  brand: true,
  model: true,
  color: true,
  type: true,
  description: false,
  photo: true,
  whenStolen: true,
};
export const anOwnBike = (changes: Partial<OwnBike> = {}): OwnBike => ({
  ...aBike(1),
  visibility,
  ...changes,
});
export const bike = (changes: Partial<OwnBike> = {}) => Response.json(anOwnBike(changes));
export const problem = (status: number, code: string) => () =>
  Response.json({ type: code, title: code, status, code }, { status });

export const fetched = vi.fn<(address: string, request?: RequestInit) => Promise<Response>>();
export const answer = (...answers: (() => Response | Promise<Response>)[]) => {
  for (const each of answers) fetched.mockImplementationOnce(async () => each());
};

const noReports = async () => Response.json({ items: [] });
/** Requests sent with this method, newest last. */
export const sent = (method: string): unknown[] =>
  fetched.mock.calls
    .filter(([, request]) => request?.method === method)
    .map(([, { body } = {}]) => JSON.parse(typeof body === "string" ? body : "null"));

const noHistory = async () => Response.json({ periods: [], thefts: [], earlier: [] });

export const prepare = (): void => {
  fetched.mockReset();
  vi.stubGlobal("fetch", (address: string, request?: RequestInit) => {
    if (address.endsWith("/found-reports")) return noReports();
    return address.endsWith("/history") ? noHistory() : fetched(address, request);
  });
  giveSight();
};

export const open = (address: string) => {
  const pages = [
    { path: "/my-bikes", Component: MyBikesPage },
    { path: "/my-bikes/:bikeId", Component: BikePage },
    { path: "/my-bikes/:bikeId/visibility", Component: VisibilityPage },
    { path: "/my-bikes/:bikeId/edit", Component: EditPage },
    { path: "/my-bikes/:bikeId/correction", Component: CorrectionPage },
  ];
  const { router, queries } = showPages(pages, address, { once: true, antd: true });
  return { router, queries };
};
