/** Loaders of the administrators' pages, kept out of everybody else's first bundle. */
export const adminPages = {
  "/admin-dashboard": async () =>
    (await import("#web/office/dashboard/AdminDashboardPage.tsx")).AdminDashboardPage,
  "/admin-todo": async () => (await import("#web/office/todo/TodoPage.tsx")).TodoPage,
  "/admin-bike-search": async () =>
    (await import("#web/bikes/search/admin/AdminSearchPage.tsx")).AdminSearchPage,
  "/admin-identity-reviews": async () =>
    (await import("#web/people/identity-reviews/ReviewsPage.tsx")).ReviewsPage,
  "/admin-identity-reviews/:reviewId": async () =>
    (await import("#web/people/identity-reviews/ReviewPage.tsx")).ReviewPage,
  "/admin-recovery-reports": async () =>
    (await import("#web/office/bikes/RecoveryReportsPage.tsx")).RecoveryReportsPage,
  "/admin-ad-reports": async () =>
    (await import("#web/moderation/ads/admin/AdReportsPage.tsx")).AdReportsPage,
  "/admin-message-reports": async () =>
    (await import("#web/moderation/messages/admin/MessageReportsPage.tsx")).MessageReportsPage,
  "/admin-bikes/:bikeId": async () => (await import("#web/office/bikes/bike/BikePage.tsx")).BikePage,
  "/admin-ownership-disputes/:disputeId": async () =>
    (await import("#web/office/bikes/disputes/DisputeCasePage.tsx")).DisputeCasePage,
  "/admin-people": async () => (await import("#web/office/people/search/PeoplePage.tsx")).PeoplePage,
  "/admin-people/:accountId": async () =>
    (await import("#web/office/people/person/PersonPage.tsx")).PersonPage,
  "/admin-audit": async () => (await import("#web/office/audit/AuditPage.tsx")).AuditPage,
  "/admin-letters": async () => (await import("#web/office/letters/LettersPage.tsx")).LettersPage,
  "/admin-bug-reports": async () => (await import("#web/office/bugs/BugReportsPage.tsx")).BugReportsPage,
  "/admin-campaigns": async () =>
    (await import("#web/points/purchases/campaigns/CampaignsPage.tsx")).CampaignsPage,
  "/admin-orders": async () =>
    (await import("#web/stickers/orders/admin/AdminOrdersPage.tsx")).AdminOrdersPage,
  "/admin-packing": async () => (await import("#web/stickers/orders/admin/desk/PackingPage.tsx")).PackingPage,
  "/admin-store-requests": async () =>
    (await import("#web/shops/applications/admin/RequestsPage.tsx")).RequestsPage,
  "/admin-business-requests": async () =>
    (await import("#web/shops/applications/admin/RequestsPage.tsx")).RequestsPage,
  "/admin-approved-entities": async () =>
    (await import("#web/shops/stores/ApprovedEntitiesPage.tsx")).ApprovedEntitiesPage,
  "/admin-partners": async () =>
    (await import("#web/shops/stores/ApprovedEntitiesPage.tsx")).ApprovedEntitiesPage,
  "/admin-qr-management": async () =>
    (await import("#web/stickers/inventory/QrManagementPage.tsx")).QrManagementPage,
  "/admin-inventory": async () => (await import("#web/stickers/inventory/InventoryPage.tsx")).InventoryPage,
  "/test-emails": async () =>
    (await import("#web/notifications/mail-previews/TestEmailsPage.tsx")).TestEmailsPage,
  "/analytics": async () => (await import("#web/office/statistics/Views.tsx")).OverviewPage,
  "/business-analytics": async () => (await import("#web/office/statistics/Views.tsx")).BusinessPage,
  "/insurance-analytics": async () =>
    (await import("#web/office/statistics/InsurancePage.tsx")).InsurancePage,
} as const;

export type AdminPath = keyof typeof adminPages;
