import { accounts } from "./accounts.ts";
import { admin } from "./admin.ts";
import { bikes } from "./bikes.ts";
import { camera } from "./camera.ts";
import { certificate } from "./certificate.ts";
import { common } from "./common.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { eid } from "./eid.ts";
import { idCard } from "./id-card.ts";
import { identityReviews } from "./identity-reviews.ts";
import { lookup } from "./lookup.ts";
import { pages } from "./pages.ts";
import { pictures } from "./pictures.ts";
import { problems } from "./problems.ts";
import { registration } from "./registration.ts";
import { rules } from "./rules.ts";
import { session } from "./session.ts";
import { settings } from "./settings.ts";
import { site } from "./site.ts";
import { storeLogin } from "./store-login.ts";
import { vocabulary } from "./vocabulary.ts";

/** Every text of the app. Those of the landing page are compiled into it and stand in landing.ts. */
export const sv = {
  accounts,
  admin,
  bikes,
  camera,
  certificate,
  common,
  consent,
  contact,
  eid,
  idCard,
  identityReviews,
  lookup,
  pages,
  pictures,
  problems,
  registration,
  rules,
  session,
  settings,
  site,
  storeLogin,
  vocabulary,
} as const;
