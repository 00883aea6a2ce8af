import { createElement } from "react";
import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import { documentAddress, documentPaths } from "#contract/documents.ts";
import { currentSession } from "#web/auth/session.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { guard } from "./guard.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import type { Chrome, Page } from "./page.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { RootLayout } from "./RootLayout.tsx";
import { pages } from "./routes.ts";

const paths = pages.map((page) => page.path);

const guarded = ({ access }: Page) => {
  if (access === "public") return {};
  const loader = async ({ request }: { request: Request }): Promise<null> => {
    const url = new URL(request.url);
    const elsewhere = guard({ access, session: await currentSession(), url, paths });
    if (elsewhere !== undefined) throw redirect(elsewhere);
    return null;
  };
  return { loader };
};

const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  lazy: async () => ({ Component: await page.load() }),
  errorElement: createElement(ErrorPage),
  ...guarded(page),
});

/** A page that is also a document has an address in each language. */
const addressesOf = ({ path }: Page): readonly string[] => {
  const document = documentPaths.find((each) => each === path);
  if (document === undefined) return [path];
  return [documentAddress(document, "sv"), documentAddress(document, "en")];
};

const routesUnder = (chrome: Chrome): RouteObject[] =>
  pages
    .filter((page) => page.chrome === chrome)
    .flatMap((page) => addressesOf(page).map((path) => ({ ...routeOf(page), path })));

const notFound: RouteObject = { path: "*", Component: NotFoundPage };

/** A layout and its pages are fetched at the same time. */
const layouts: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import("./AppShell.tsx")).AppShell }),
    children: routesUnder("app"),
  },
  {
    lazy: async () => ({ Component: (await import("./PlainLayout.tsx")).PlainLayout }),
    children: routesUnder("plain"),
  },
  { Component: PublicLayout, children: [...routesUnder("public"), notFound] },
];

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: createElement(ErrorPage),
      hydrateFallbackElement: createElement("div"),
      children: layouts,
    },
  ]);
