import type { Area } from "#web/platform/i18n/resources.ts";
import type { BikePath } from "./bike-pages.ts";
import type { Page } from "./page.ts";

const page = (path: BikePath, ...texts: readonly Area[]): Page => ({
  path,
  access: ["customer"],
  chrome: "app",
  texts,
  load: async () => (await import("./bike-pages.ts")).bikePages[path](),
});

const publicPage = (...of: Parameters<typeof page>): Page => ({
  ...page(...of),
  access: "public",
  chrome: "public",
});

export const myBikesRoutes: readonly Page[] = [
  {
    path: "/my-bikes",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeCard", "bikes"],
    load: async () => (await import("#web/bikes/my-bikes/MyBikesPage.tsx")).MyBikesPage,
  },
  {
    path: "/my-bikes/:bikeId",
    access: ["customer"],
    chrome: "app",
    texts: ["bikeCard", "bikes", "finds", "history"],
    load: async () => (await import("#web/bikes/my-bikes/BikePage.tsx")).BikePage,
  },
  { ...page("/found-reports", "finds"), access: "signed-in" },
  page("/my-bikes/:bikeId/edit", "bikeEdit", "bikes", "camera", "pictures"),
  page("/my-bikes/:bikeId/correction", "bikeEdit", "bikes"),
  page("/my-bikes/:bikeId/poster", "bikes"),
  page("/my-bikes/:bikeId/visibility", "bikeCard", "bikes"),
  page("/my-bikes/:bikeId/stickers", "bikeCodes", "bikes"),
  page("/my-bikes/:bikeId/transfer", "bikes", "transfers"),
  publicPage("/invitation", "invitation", "transfers"),
  publicPage("/ask-seller", "bikeCard", "sellerQuestions"),
  publicPage("/seller-question", "sellerQuestions"),
  page("/transfer-requests/:requestId", "transfers"),
  // Explains a claim before anyone signs in.
  publicPage("/ownership-disputes/new", "ownershipDisputes", "pictures"),
  page("/ownership-disputes/:disputeId", "ownershipDisputes", "pictures"),
  // The mail to a reporter without an account leads here.
  publicPage("/ad-decisions/:caseId", "adDecision", "adReport"),
  page("/message-decisions/:reportId", "messageDecision"),
  page("/my-bikes/:bikeId/sell", "ads", "bikes", "pictures", "sell"),
  page("/transfers/:transferId", "history", "ownershipReceipts", "transfers"),
  publicPage("/receipt-check/:number/:code", "receiptCheck"),
  publicPage("/certificate/:certificate/:certificateCode", "certificateOfCheck"),
  publicPage("/marketplaces", "certificateOfCheck"),
  publicPage("/number-check/:report/:reportCode", "numberReports"),
  page("/transfers/:transferId/change", "bikes", "transfers"),
  page("/my-bikes/:bikeId/report-stolen", "bikes", "thefts"),
  page("/my-bikes/:bikeId/stolen", "bikeCard", "bikes", "thefts"),
  page("/my-bikes/:bikeId/recovered", "bikes", "thefts"),
  page("/my-bikes/:bikeId/battery", "bikes", "thefts"),
  page("/my-bikes/:bikeId/store-receipt", "storeReceipts"),
  page("/receipts", "certificateOfCheck", "ownershipReceipts", "purchases", "transfers"),
];
