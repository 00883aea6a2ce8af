/** How the pages of administrators are fetched, by their addresses. It is fetched with the first of them, so that nobody else's first page carries their names. */
export const adminPages = {
  "/admin-dashboard": async () =>
    (await import("#web/features/admin/AdminDashboardPage.tsx")).AdminDashboardPage,
  "/admin-todo": async () => (await import("#web/features/todo/TodoPage.tsx")).TodoPage,
  "/admin-bike-search": async () =>
    (await import("#web/features/search/admin/AdminSearchPage.tsx")).AdminSearchPage,
  "/admin-identity-reviews": async () =>
    (await import("#web/features/identity-reviews/ReviewsPage.tsx")).ReviewsPage,
  "/admin-identity-reviews/:reviewId": async () =>
    (await import("#web/features/identity-reviews/ReviewPage.tsx")).ReviewPage,
  "/admin-recovery-reports": async () =>
    (await import("#web/features/bike-admin/RecoveryReportsPage.tsx")).RecoveryReportsPage,
  "/admin-ad-reports": async () =>
    (await import("#web/features/ad-reports/admin/AdReportsPage.tsx")).AdReportsPage,
  "/admin-message-reports": async () =>
    (await import("#web/features/message-reports/admin/MessageReportsPage.tsx")).MessageReportsPage,
  "/admin-bikes/:bikeId": async () => (await import("#web/features/bike-admin/bike/BikePage.tsx")).BikePage,
  "/admin-people": async () => (await import("#web/features/people-admin/search/PeoplePage.tsx")).PeoplePage,
  "/admin-people/:accountId": async () =>
    (await import("#web/features/people-admin/person/PersonPage.tsx")).PersonPage,
  "/admin-audit": async () => (await import("#web/features/audit/AuditPage.tsx")).AuditPage,
  "/admin-bug-reports": async () =>
    (await import("#web/features/bug-reports/BugReportsPage.tsx")).BugReportsPage,
  "/admin-campaigns": async () =>
    (await import("#web/features/points/campaigns/CampaignsPage.tsx")).CampaignsPage,
  "/admin-orders": async () =>
    (await import("#web/features/orders/admin/AdminOrdersPage.tsx")).AdminOrdersPage,
  "/admin-packing": async () => (await import("#web/features/orders/admin/desk/PackingPage.tsx")).PackingPage,
  "/admin-store-requests": async () =>
    (await import("#web/features/store-applications/admin/RequestsPage.tsx")).RequestsPage,
  "/admin-business-requests": async () =>
    (await import("#web/features/store-applications/admin/RequestsPage.tsx")).RequestsPage,
  "/admin-approved-entities": async () =>
    (await import("#web/features/stores/ApprovedEntitiesPage.tsx")).ApprovedEntitiesPage,
  "/admin-partners": async () =>
    (await import("#web/features/stores/ApprovedEntitiesPage.tsx")).ApprovedEntitiesPage,
  "/admin-qr-management": async () =>
    (await import("#web/features/inventory/QrManagementPage.tsx")).QrManagementPage,
  "/admin-inventory": async () => (await import("#web/features/inventory/InventoryPage.tsx")).InventoryPage,
  "/test-emails": async () => (await import("#web/features/mail-previews/TestEmailsPage.tsx")).TestEmailsPage,
  "/analytics": async () => (await import("#web/features/statistics/OverviewPage.tsx")).OverviewPage,
  "/business-analytics": async () => (await import("#web/features/statistics/BusinessPage.tsx")).BusinessPage,
  "/insurance-analytics": async () =>
    (await import("#web/features/statistics/InsurancePage.tsx")).InsurancePage,
} as const;

export type AdminPath = keyof typeof adminPages;
