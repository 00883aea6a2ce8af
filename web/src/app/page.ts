import type { ComponentType } from "react";
import type { Role } from "#contract/people/accounts.ts";
import type { Area } from "#web/platform/i18n/resources.ts";
import type { SettledSession } from "#web/platform/auth/session.ts";
import type * as areas from "./areas.ts";

type Areas = typeof areas;

declare module "#web/platform/i18n/resources.ts" {
  interface Resources extends Areas {}
}

/** The people who may open a page. `home` is for signed-in customers and stores; signed-out people get the landing page. `signed-out` pages, such as sign-in, redirect signed-in people to their start page. */
export type PageAccess = "public" | "home" | "signed-out" | "signed-in" | readonly Role[];

/** `app` has the signed-in shell. `public` has it when signed in, otherwise the public header without antd. `plain` has antd and no bars. */
export type Chrome = "app" | "public" | "plain";

export type Page = {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  readonly chrome: Chrome;
  /** Customers and stores without access are redirected here, instead of to their start page. */
  readonly elsewhere?: `/${string}`;
  /** False makes the page a 404. */
  readonly exists?: (session: SettledSession) => Promise<boolean>;
  readonly texts?: readonly Area[];
  readonly load: () => Promise<ComponentType>;
};

export type Redirect = {
  readonly path: `/${string}`;
  readonly to: (url: URL, session: SettledSession) => string;
};
