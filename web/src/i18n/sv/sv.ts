import { accounts } from "./accounts.ts";
import { bikes } from "./bikes.ts";
import { camera } from "./camera.ts";
import { certificate } from "./certificate.ts";
import { common } from "./common.ts";
import { lookup } from "./lookup.ts";
import { problems } from "./problems.ts";
import { registration } from "./registration.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";
import { vocabulary } from "./vocabulary.ts";

/** Every text of the app. Those of the landing page are compiled into it and stand in landing.ts. */
export const sv = {
  accounts,
  bikes,
  camera,
  certificate,
  common,
  lookup,
  problems,
  registration,
  rules,
  site,
  vocabulary,
} as const;
