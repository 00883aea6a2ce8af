import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { Theft } from "#contract/thefts/thefts.ts";
import { anOwnBike, bikeId } from "#tests/web/bikes/my-bikes/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { answerRoutes, type Routes } from "#tests/web/answer-calls.ts";
import { BatteryPage } from "#web/thefts/reports/battery/BatteryPage.tsx";
import { RecoveredPage } from "#web/thefts/reports/recovered/RecoveredPage.tsx";
import { ReportStolenPage } from "#web/thefts/reports/report/ReportStolenPage.tsx";
import { StolenPage } from "#web/thefts/reports/stolen/StolenPage.tsx";

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

const here = `/api/bikes/${bikeId(1)}`;

export const sent: { route: string; body: unknown; key: string | null }[] = [];

export const serve = (api: Routes): void => answerRoutes(api, (call) => call.replace(here, ""), sent);

export const prepare = (): void => {
  sessionStorage.clear();
};

const Bike = () => <h1>The bike</h1>;

export const open = (page: string) => {
  const pages = [
    { path: "/my-bikes/:bikeId", Component: Bike },
    { path: "/my-bikes/:bikeId/report-stolen", Component: ReportStolenPage },
    { path: "/my-bikes/:bikeId/stolen", Component: StolenPage },
    { path: "/my-bikes/:bikeId/recovered", Component: RecoveredPage },
    { path: "/my-bikes/:bikeId/battery", Component: BatteryPage },
  ];
  return showPages(pages, `/my-bikes/${bikeId(1)}/${page}`, { once: true, antd: true }).router;
};
