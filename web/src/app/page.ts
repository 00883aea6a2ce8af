import type { ComponentType } from "react";
import type { Role } from "#contract/accounts.ts";

/** Who may open a page. `signed-out` pages, such as the sign-in form, send signed-in people to their own start page. */
export type PageAccess = "public" | "signed-out" | "signed-in" | readonly Role[];

/** `app` stands in the signed-in shell. `public` too, for somebody signed in; everybody else sees it under the public header, without antd. `plain` has antd and no bars. */
export type Chrome = "app" | "public" | "plain";

export type Page = {
  readonly path: `/${string}`;
  readonly access: PageAccess;
  readonly chrome: Chrome;
  readonly load: () => Promise<ComponentType>;
};
