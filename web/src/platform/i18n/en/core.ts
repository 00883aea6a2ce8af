import { common } from "./common.ts";
import { consent } from "./consent.ts";
import { problems } from "./problems.ts";
import { rules } from "./rules.ts";
import { session } from "./session.ts";
import { site } from "./site.ts";
import { vocabulary } from "./vocabulary.ts";

/** The texts of every page. The others are loaded with their pages, see areas.ts. */
export const core = {
  common,
  consent,
  problems,
  rules,
  session,
  site,
  vocabulary,
} as const;
