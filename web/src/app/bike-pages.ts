/** Loaders of the pages of a bike, of decisions and of checks, kept out of the first bundle, as a visit rarely starts there. */
export const bikePages = {
  "/my-bikes/:bikeId/edit": async () => (await import("#web/bikes/my-bikes/edit/EditPage.tsx")).EditPage,
  "/my-bikes/:bikeId/correction": async () =>
    (await import("#web/bikes/my-bikes/edit/CorrectionPage.tsx")).CorrectionPage,
  "/my-bikes/:bikeId/poster": async () =>
    (await import("#web/bikes/my-bikes/poster/PosterPage.tsx")).PosterPage,
  "/my-bikes/:bikeId/visibility": async () =>
    (await import("#web/bikes/my-bikes/visibility/VisibilityPage.tsx")).VisibilityPage,
  "/my-bikes/:bikeId/stickers": async () =>
    (await import("#web/stickers/scans/own/BikeCodesPage.tsx")).BikeCodesPage,
  "/my-bikes/:bikeId/transfer": async () =>
    (await import("#web/ownership/transfers/OfferPage.tsx")).OfferPage,
  "/transfer-requests/:requestId": async () =>
    (await import("#web/ownership/transfers/requests/RequestPage.tsx")).RequestPage,
  "/my-bikes/:bikeId/sell": async () => (await import("#web/ads/listings/sell/SellPage.tsx")).SellPage,
  "/transfers/:transferId": async () =>
    (await import("#web/ownership/transfers/TransferPage.tsx")).TransferPage,
  "/transfers/:transferId/change": async () =>
    (await import("#web/ownership/transfers/ChangePage.tsx")).ChangePage,
  "/my-bikes/:bikeId/report-stolen": async () =>
    (await import("#web/thefts/reports/report/ReportStolenPage.tsx")).ReportStolenPage,
  "/my-bikes/:bikeId/stolen": async () =>
    (await import("#web/thefts/reports/stolen/StolenPage.tsx")).StolenPage,
  "/my-bikes/:bikeId/recovered": async () =>
    (await import("#web/thefts/reports/recovered/RecoveredPage.tsx")).RecoveredPage,
  "/my-bikes/:bikeId/battery": async () =>
    (await import("#web/thefts/reports/battery/BatteryPage.tsx")).BatteryPage,
  "/my-bikes/:bikeId/store-receipt": async () =>
    (await import("#web/shops/sales/receipts/BikeReceiptPage.tsx")).BikeReceiptPage,
  "/ownership-disputes/new": async () => (await import("#web/ownership/disputes/ClaimPage.tsx")).ClaimPage,
  "/ownership-disputes/:disputeId": async () =>
    (await import("#web/ownership/disputes/DisputePage.tsx")).DisputePage,
  "/ad-decisions/:caseId": async () =>
    (await import("#web/moderation/ads/decision/AdDecisionPage.tsx")).AdDecisionPage,
  "/message-decisions/:reportId": async () =>
    (await import("#web/moderation/messages/decision/MessageDecisionPage.tsx")).MessageDecisionPage,
  "/found-reports": async () => (await import("#web/thefts/finds/OwnReportsPage.tsx")).OwnReportsPage,
  "/invitation": async () => (await import("#web/ownership/transfers/InvitationPage.tsx")).InvitationPage,
  "/ask-seller": async () => (await import("#web/checks/seller-questions/AskerPage.tsx")).AskerPage,
  "/seller-question": async () =>
    (await import("#web/checks/seller-questions/SellerQuestionPage.tsx")).SellerQuestionPage,
  "/receipt-check/:number/:code": async () =>
    (await import("#web/ownership/transfers/check/ReceiptCheckPage.tsx")).ReceiptCheckPage,
  "/number-check/:report/:reportCode": async () =>
    (await import("#web/bikes/number-reports/NumberCheckPage.tsx")).NumberCheckPage,
  "/certificate/:certificate/:certificateCode": async () =>
    (await import("#web/checks/certificates/CertificatePage.tsx")).CertificatePage,
  "/marketplaces": async () =>
    (await import("#web/checks/certificates/MarketplacesPage.tsx")).MarketplacesPage,
  "/receipts": async () =>
    (await import("#web/points/purchases/purchases/receipts/ReceiptsPage.tsx")).ReceiptsPage,
} as const;

export type BikePath = keyof typeof bikePages;
