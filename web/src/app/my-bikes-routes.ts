import type { Page } from "./page.ts";

/** A person's own bikes, and those they have found. */
export const myBikesRoutes: readonly Page[] = [
  {
    path: "/my-bikes",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeCard", "bikes"],
    load: async () => (await import("#web/features/bikes/MyBikesPage.tsx")).MyBikesPage,
  },
  {
    path: "/my-bikes/:bikeId",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeCard", "bikes", "finds", "history"],
    load: async () => (await import("#web/features/bikes/BikePage.tsx")).BikePage,
  },
  {
    path: "/found-reports",
    access: "signed-in",
    chrome: "app",
    texts: ["finds"],
    load: async () => (await import("#web/features/found/OwnReportsPage.tsx")).OwnReportsPage,
  },
  {
    path: "/my-bikes/:bikeId/edit",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeEdit", "bikes", "camera", "pictures"],
    load: async () => (await import("#web/features/bikes/edit/EditPage.tsx")).EditPage,
  },
  {
    path: "/my-bikes/:bikeId/correction",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeEdit", "bikes"],
    load: async () => (await import("#web/features/bikes/edit/CorrectionPage.tsx")).CorrectionPage,
  },
  {
    path: "/my-bikes/:bikeId/poster",
    access: ["customer"],
    chrome: "app",
    texts: ["bikes"],
    load: async () => (await import("#web/features/bikes/poster/PosterPage.tsx")).PosterPage,
  },
  {
    path: "/my-bikes/:bikeId/visibility",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeCard", "bikes"],
    load: async () => (await import("#web/features/bikes/visibility/VisibilityPage.tsx")).VisibilityPage,
  },
  {
    path: "/my-bikes/:bikeId/report-stolen",
    access: ["customer"],
    chrome: "app",
    texts: ["bikes", "thefts"],
    load: async () => (await import("#web/features/thefts/report/ReportStolenPage.tsx")).ReportStolenPage,
  },
  {
    path: "/my-bikes/:bikeId/stolen",
    access: ["customer"],
    chrome: "app",
    texts: ["bikes", "thefts"],
    load: async () => (await import("#web/features/thefts/stolen/StolenPage.tsx")).StolenPage,
  },
  {
    path: "/my-bikes/:bikeId/recovered",
    access: ["customer"],
    chrome: "app",
    texts: ["bikes", "thefts"],
    load: async () => (await import("#web/features/thefts/recovered/RecoveredPage.tsx")).RecoveredPage,
  },
  {
    path: "/my-bikes/:bikeId/battery",
    access: ["customer"],
    chrome: "app",
    texts: ["bikes", "thefts"],
    load: async () => (await import("#web/features/thefts/battery/BatteryPage.tsx")).BatteryPage,
  },
];
