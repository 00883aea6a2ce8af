/** Texts that come with the pages that show them, so that no page carries those of all others. */
export const areas = {
  accounts: {
    sv: async () => (await import("./sv/accounts.ts")).accounts,
    en: async () => (await import("./en/accounts.ts")).accounts,
  },
  admin: {
    sv: async () => (await import("./sv/admin.ts")).admin,
    en: async () => (await import("./en/admin.ts")).admin,
  },
  adminFound: {
    sv: async () => (await import("./sv/admin-found.ts")).adminFound,
    en: async () => (await import("./en/admin-found.ts")).adminFound,
  },
  bikeCard: {
    sv: async () => (await import("./sv/bike-card.ts")).bikeCard,
    en: async () => (await import("./en/bike-card.ts")).bikeCard,
  },
  bikeEdit: {
    sv: async () => (await import("./sv/bike-edit.ts")).bikeEdit,
    en: async () => (await import("./en/bike-edit.ts")).bikeEdit,
  },
  bikes: {
    sv: async () => (await import("./sv/bikes.ts")).bikes,
    en: async () => (await import("./en/bikes.ts")).bikes,
  },
  camera: {
    sv: async () => (await import("./sv/camera.ts")).camera,
    en: async () => (await import("./en/camera.ts")).camera,
  },
  campaigns: {
    sv: async () => (await import("./sv/campaigns.ts")).campaigns,
    en: async () => (await import("./en/campaigns.ts")).campaigns,
  },
  certificate: {
    sv: async () => (await import("./sv/certificate.ts")).certificate,
    en: async () => (await import("./en/certificate.ts")).certificate,
  },
  closing: {
    sv: async () => (await import("./sv/closing.ts")).closing,
    en: async () => (await import("./en/closing.ts")).closing,
  },
  contact: {
    sv: async () => (await import("./sv/contact.ts")).contact,
    en: async () => (await import("./en/contact.ts")).contact,
  },
  eid: {
    sv: async () => (await import("./sv/eid.ts")).eid,
    en: async () => (await import("./en/eid.ts")).eid,
  },
  finds: {
    sv: async () => (await import("./sv/finds.ts")).finds,
    en: async () => (await import("./en/finds.ts")).finds,
  },
  found: {
    sv: async () => (await import("./sv/found.ts")).found,
    en: async () => (await import("./en/found.ts")).found,
  },
  history: {
    sv: async () => (await import("./sv/history.ts")).history,
    en: async () => (await import("./en/history.ts")).history,
  },
  idCard: {
    sv: async () => (await import("./sv/id-card.ts")).idCard,
    en: async () => (await import("./en/id-card.ts")).idCard,
  },
  identityReviews: {
    sv: async () => (await import("./sv/identity-reviews.ts")).identityReviews,
    en: async () => (await import("./en/identity-reviews.ts")).identityReviews,
  },
  messages: {
    sv: async () => (await import("./sv/messages.ts")).messages,
    en: async () => (await import("./en/messages.ts")).messages,
  },
  notices: {
    sv: async () => (await import("./sv/notices.ts")).notices,
    en: async () => (await import("./en/notices.ts")).notices,
  },
  order: {
    sv: async () => (await import("./sv/order.ts")).order,
    en: async () => (await import("./en/order.ts")).order,
  },
  letters: {
    sv: async () => (await import("./sv/letters.ts")).letters,
    en: async () => (await import("./en/letters.ts")).letters,
  },
  pages: {
    sv: async () => (await import("./sv/pages.ts")).pages,
    en: async () => (await import("./en/pages.ts")).pages,
  },
  papers: {
    sv: async () => (await import("./sv/papers.ts")).papers,
    en: async () => (await import("./en/papers.ts")).papers,
  },
  pictures: {
    sv: async () => (await import("./sv/pictures.ts")).pictures,
    en: async () => (await import("./en/pictures.ts")).pictures,
  },
  pointsHistory: {
    sv: async () => (await import("./sv/points-history.ts")).pointsHistory,
    en: async () => (await import("./en/points-history.ts")).pointsHistory,
  },
  purchases: {
    sv: async () => (await import("./sv/purchases.ts")).purchases,
    en: async () => (await import("./en/purchases.ts")).purchases,
  },
  qr: {
    sv: async () => (await import("./sv/qr.ts")).qr,
    en: async () => (await import("./en/qr.ts")).qr,
  },
  qrScan: {
    sv: async () => (await import("./sv/qr-scan.ts")).qrScan,
    en: async () => (await import("./en/qr-scan.ts")).qrScan,
  },
  rareProblems: {
    sv: async () => (await import("./sv/rare-problems.ts")).rareProblems,
    en: async () => (await import("./en/rare-problems.ts")).rareProblems,
  },
  registration: {
    sv: async () => (await import("./sv/registration.ts")).registration,
    en: async () => (await import("./en/registration.ts")).registration,
  },
  search: {
    sv: async () => (await import("./sv/search.ts")).search,
    en: async () => (await import("./en/search.ts")).search,
  },
  settings: {
    sv: async () => (await import("./sv/settings.ts")).settings,
    en: async () => (await import("./en/settings.ts")).settings,
  },
  stickers: {
    sv: async () => (await import("./sv/stickers.ts")).stickers,
    en: async () => (await import("./en/stickers.ts")).stickers,
  },
  storeLogin: {
    sv: async () => (await import("./sv/store-login.ts")).storeLogin,
    en: async () => (await import("./en/store-login.ts")).storeLogin,
  },
  thefts: {
    sv: async () => (await import("./sv/thefts.ts")).thefts,
    en: async () => (await import("./en/thefts.ts")).thefts,
  },
  unsubscribe: {
    sv: async () => (await import("./sv/unsubscribe.ts")).unsubscribe,
    en: async () => (await import("./en/unsubscribe.ts")).unsubscribe,
  },
} as const;
export type Area = keyof typeof areas;
