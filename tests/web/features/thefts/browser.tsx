import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { OwnBike } from "#contract/bikes.ts";
import type { Theft } from "#contract/thefts.ts";
import { giveLayout } from "#tests/web/layout.ts";
import { anOwnBike, bikeId } from "#tests/web/features/bikes/browser.tsx";
import { createQueryClient } from "#web/api/queries.ts";
import { BatteryPage } from "#web/features/thefts/battery/BatteryPage.tsx";
import { RecoveredPage } from "#web/features/thefts/recovered/RecoveredPage.tsx";
import { ReportStolenPage } from "#web/features/thefts/report/ReportStolenPage.tsx";
import { StolenPage } from "#web/features/thefts/stolen/StolenPage.tsx";
import { AntdRoot } from "#web/ui/AntdRoot.tsx";

export const stolenBike = (changes: Partial<OwnBike> = {}): OwnBike =>
  anOwnBike({ status: "stolen", stolenSince: "2026-11-12", ...changes });

export const aTheft = (changes: Partial<Theft> = {}): Theft => ({
  id: `theft_${"0".repeat(24)}`,
  bikeId: bikeId(1),
  state: "open",
  stolenDate: "2026-11-12",
  place: "Stora torget 1",
  city: "Linköping",
  reportedAt: "2026-11-13T08:00:00.000Z",
  ...changes,
});

type Answer = () => Response | Promise<Response>;
/** The API by method and what follows the bike; a list is answered from its front, its last for ever. */
export type Api = Record<string, readonly Answer[]>;

const here = `/api/bikes/${bikeId(1)}`;

/** What was sent, in order. */
export const sent: { route: string; body: unknown; key: string | null }[] = [];

const routeOf = (address: string, method: string): string => `${method} ${address.replace(here, "")}`;

export const serve = (api: Api): void => {
  sent.length = 0;
  const asked = new Map<string, number>();
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const route = routeOf(address, request.method ?? "GET");
    const answers = api[route];
    if (!answers) throw new TypeError(`Nobody answers ${route}`);
    const place = asked.get(route) ?? 0;
    asked.set(route, place + 1);
    const body = typeof request.body === "string" ? JSON.parse(request.body) : undefined;
    if (!route.startsWith("GET"))
      sent.push({ route, body, key: new Headers(request.headers).get("idempotency-key") });
    const answer = answers[Math.min(place, answers.length - 1)];
    if (!answer) throw new TypeError(`Nothing answers ${route}`);
    return answer();
  });
};

export const prepare = (): void => {
  sessionStorage.clear();
  giveLayout();
  vi.stubGlobal("scrollTo", () => undefined);
};

export const json = (value: unknown) => () => Response.json(value);

const Bike = () => <h1>The bike</h1>;

export const open = (page: string) => {
  const pages = [
    { path: "/my-bikes/:bikeId", Component: Bike },
    { path: "/my-bikes/:bikeId/report-stolen", Component: ReportStolenPage },
    { path: "/my-bikes/:bikeId/stolen", Component: StolenPage },
    { path: "/my-bikes/:bikeId/recovered", Component: RecoveredPage },
    { path: "/my-bikes/:bikeId/battery", Component: BatteryPage },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [`/my-bikes/${bikeId(1)}/${page}`] });
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <AntdRoot>
        <RouterProvider router={router} />
      </AntdRoot>
    </QueryClientProvider>,
  );
  return router;
};
