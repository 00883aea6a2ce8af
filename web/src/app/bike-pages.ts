/** How the pages within one's own bike, of transfers and of receipts are fetched, by their addresses. They are hardly ever the first, and the first carries no names of theirs. */
export const bikePages = {
  "/my-bikes/:bikeId/edit": async () => (await import("#web/features/bikes/edit/EditPage.tsx")).EditPage,
  "/my-bikes/:bikeId/correction": async () =>
    (await import("#web/features/bikes/edit/CorrectionPage.tsx")).CorrectionPage,
  "/my-bikes/:bikeId/poster": async () =>
    (await import("#web/features/bikes/poster/PosterPage.tsx")).PosterPage,
  "/my-bikes/:bikeId/visibility": async () =>
    (await import("#web/features/bikes/visibility/VisibilityPage.tsx")).VisibilityPage,
  "/my-bikes/:bikeId/stickers": async () =>
    (await import("#web/features/qr/own/BikeCodesPage.tsx")).BikeCodesPage,
  "/my-bikes/:bikeId/transfer": async () => (await import("#web/features/transfers/OfferPage.tsx")).OfferPage,
  "/transfer-requests/:requestId": async () =>
    (await import("#web/features/transfers/requests/RequestPage.tsx")).RequestPage,
  "/my-bikes/:bikeId/sell": async () => (await import("#web/features/listings/sell/SellPage.tsx")).SellPage,
  "/transfers/:transferId": async () =>
    (await import("#web/features/transfers/TransferPage.tsx")).TransferPage,
  "/transfers/:transferId/change": async () =>
    (await import("#web/features/transfers/ChangePage.tsx")).ChangePage,
  "/my-bikes/:bikeId/report-stolen": async () =>
    (await import("#web/features/thefts/report/ReportStolenPage.tsx")).ReportStolenPage,
  "/my-bikes/:bikeId/stolen": async () =>
    (await import("#web/features/thefts/stolen/StolenPage.tsx")).StolenPage,
  "/my-bikes/:bikeId/recovered": async () =>
    (await import("#web/features/thefts/recovered/RecoveredPage.tsx")).RecoveredPage,
  "/my-bikes/:bikeId/battery": async () =>
    (await import("#web/features/thefts/battery/BatteryPage.tsx")).BatteryPage,
  "/my-bikes/:bikeId/store-receipt": async () =>
    (await import("#web/features/sales/receipts/BikeReceiptPage.tsx")).BikeReceiptPage,
  "/receipts": async () =>
    (await import("#web/features/points/purchases/receipts/ReceiptsPage.tsx")).ReceiptsPage,
} as const;

export type BikePath = keyof typeof bikePages;
