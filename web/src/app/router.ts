import { createElement } from "react";
import {
  createBrowserRouter,
  data,
  type LoaderFunction,
  redirect,
  redirectDocument,
  type RouteObject,
} from "react-router-dom";
import { documentAddress, documentPaths } from "#contract/documents.ts";
import { currentSession } from "#web/auth/session.ts";
import { loadTexts } from "#web/i18n/i18n.ts";
import { hasStoredSession } from "#web/auth/stored-session.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { guard, landingPath } from "./guard.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import type { Chrome, Page, Redirect } from "./page.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { redirects } from "./redirects.ts";
import { RootLayout } from "./RootLayout.tsx";
import { pages } from "./routes.ts";

/** The landing page is a document. With a session in store it would only open the app again. */
const openLanding = (address: string): Response => {
  if (hasStoredSession()) throw new Error("The session could not be read");
  return redirectDocument(address);
};

const enter = async (page: Page, url: URL): Promise<null> => {
  const session = await currentSession();
  const elsewhere = guard({ ...page, session, url });
  if (elsewhere === landingPath && page.access === "home") throw openLanding(landingPath + url.search);
  if (elsewhere !== undefined && session.state === "signed-out" && session.inactive)
    throw openLanding(elsewhere);
  if (elsewhere !== undefined) throw redirect(elsewhere);
  if (page.exists !== undefined && !(await page.exists(session))) throw data(null, { status: 404 });
  return null;
};

/** What is asked of a router has no hash. A document that is just opened still has it in its address. */
const addressAsked = ({ url }: Request): URL => {
  const asked = new URL(url);
  const { pathname, search, hash } = location;
  if (asked.pathname === pathname && asked.search === search) asked.hash = hash;
  return asked;
};

const loaderOf = (page: Page): { loader?: LoaderFunction } =>
  page.access === "public" && page.exists === undefined
    ? {}
    : { loader: async ({ request }) => enter(page, addressAsked(request)) };

const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  lazy: async () => {
    const [Component] = await Promise.all([page.load(), loadTexts(page.texts ?? [])]);
    return { Component };
  },
  errorElement: createElement(ErrorPage),
  ...loaderOf(page),
});

/** A page that is also a document has an address in each language. */
const addressesOf = ({ path }: Page): readonly string[] => {
  const document = documentPaths.find((each) => each === path && each !== landingPath);
  if (document === undefined) return [path];
  return [documentAddress(document, "sv"), documentAddress(document, "en")];
};

const routesUnder = (chrome: Chrome): RouteObject[] =>
  pages
    .filter((page) => page.chrome === chrome)
    .flatMap((page) => addressesOf(page).map((path) => ({ ...routeOf(page), path })));

const redirectOf = ({ path, to }: Redirect): RouteObject => ({
  path,
  loader: async ({ request }) => {
    const url = new URL(request.url);
    const elsewhere = to(url, await currentSession());
    return elsewhere === url.pathname + url.search ? openLanding(elsewhere) : redirect(elsewhere);
  },
});

const notFound: RouteObject = { path: "*", Component: NotFoundPage };

/** A person who has a session here gets the shell with the page, and nothing in between. */
const publicLayout = async () => {
  if (!hasStoredSession()) return { Component: PublicLayout };
  const { AppShell } = await import("./AppShell.tsx");
  return { Component: () => createElement(PublicLayout, { AppShell }) };
};

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
  { lazy: publicLayout, children: [...routesUnder("public"), notFound] },
  ...redirects.map(redirectOf),
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
