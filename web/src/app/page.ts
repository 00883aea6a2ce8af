import type { ComponentType } from "react";
import type { Role } from "#contract/accounts.ts";
import type { Area } from "#web/i18n/resources.ts";
import type { SettledSession } from "#web/auth/session.ts";

/** Who may open a page. `home` is the landing page, a document of its own, for someone signed out, and not for administrators. `signed-out` pages, such as the sign-in form, send signed-in people to their own start page. */
export type PageAccess = "public" | "home" | "signed-out" | "signed-in" | readonly Role[];

/** `app` stands in the signed-in shell. `public` too, for someone signed in; everybody else sees it under the public header, without antd. `plain` has antd and no bars. */
export type Chrome = "app" | "public" | "plain";

export type Page = {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  readonly chrome: Chrome;
  /** Where customers and stores go who may not open the page, instead of to their start page. */
  readonly elsewhere?: `/${string}`;
  /** No makes the page unknown, as if its address were misspelt. */
  readonly exists?: (session: SettledSession) => Promise<boolean>;
  /** The areas of texts that it shows, beside those that every page has. */
  readonly texts?: readonly Area[];
  readonly load: () => Promise<ComponentType>;
};

/** An address without a page of its own. */
export type Redirect = {
  readonly path: `/${string}`;
  readonly to: (url: URL, session: SettledSession) => string;
};
