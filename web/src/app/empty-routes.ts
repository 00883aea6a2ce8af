import type { EmptyPath } from "#web/features/empty/empty-pages.ts";
import type { Page } from "./page.ts";

const load: Page["load"] = async () => (await import("#web/features/empty/EmptyPage.tsx")).EmptyPage;

const texts: Page["texts"] = ["pages"];

const open = (...paths: EmptyPath[]): Page[] =>
  paths.map((path) => ({ path, access: "public", chrome: "public", texts, load }));

/** Pages that are not built yet. */
export const emptyRoutes: readonly Page[] = [...open("/qr")];
