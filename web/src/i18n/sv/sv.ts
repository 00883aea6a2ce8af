import { accounts } from "./accounts.ts";
import { admin } from "./admin.ts";
import { adminFound } from "./admin-found.ts";
import { bikeCard } from "./bike-card.ts";
import { bikeEdit } from "./bike-edit.ts";
import { bikes } from "./bikes.ts";
import { camera } from "./camera.ts";
import { campaigns } from "./campaigns.ts";
import { certificate } from "./certificate.ts";
import { closing } from "./closing.ts";
import { contact } from "./contact.ts";
import { core } from "./core.ts";
import { eid } from "./eid.ts";
import { finds } from "./finds.ts";
import { found } from "./found.ts";
import { history } from "./history.ts";
import { idCard } from "./id-card.ts";
import { identityReviews } from "./identity-reviews.ts";
import { letters } from "./letters.ts";
import { messages } from "./messages.ts";
import { notices } from "./notices.ts";
import { order } from "./order.ts";
import { pages } from "./pages.ts";
import { papers } from "./papers.ts";
import { pictures } from "./pictures.ts";
import { pointsHistory } from "./points-history.ts";
import { purchases } from "./purchases.ts";
import { qr } from "./qr.ts";
import { qrScan } from "./qr-scan.ts";
import { rareProblems } from "./rare-problems.ts";
import { registration } from "./registration.ts";
import { search } from "./search.ts";
import { settings } from "./settings.ts";
import { stickers } from "./stickers.ts";
import { storeLogin } from "./store-login.ts";
import { thefts } from "./thefts.ts";
import { unsubscribe } from "./unsubscribe.ts";

/** Every text of the app. Those of the landing page are compiled into it and stand in landing.ts. */
export const sv = {
  ...core,
  accounts,
  admin,
  adminFound,
  bikeCard,
  bikeEdit,
  bikes,
  camera,
  campaigns,
  certificate,
  closing,
  contact,
  eid,
  finds,
  found,
  history,
  idCard,
  identityReviews,
  letters,
  messages,
  notices,
  order,
  pages,
  papers,
  pictures,
  pointsHistory,
  purchases,
  qr,
  qrScan,
  rareProblems,
  registration,
  search,
  settings,
  stickers,
  storeLogin,
  thefts,
  unsubscribe,
} as const;
