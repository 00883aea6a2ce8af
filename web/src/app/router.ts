import { createElement } from "react";
import {
  createBrowserRouter,
  data,
  type LoaderFunction,
  redirect,
  redirectDocument,
  type RouteObject,
} from "react-router-dom";
import { documentAddress, documentAt, documentPaths } from "#contract/people/documents.ts";
import { currentSession } from "#web/platform/auth/session.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { hasStoredSession } from "#web/platform/auth/stored-session.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { fetchPage } from "./fetch-page.ts";
import { guard, landingPath } from "./guard.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import type { Chrome, Page, Redirect } from "./page.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { redirects } from "./redirects.ts";
import { RootLayout } from "./RootLayout.tsx";
import { pages } from "./routes.ts";

let router: ReturnType<typeof createBrowserRouter> | undefined;

const addressWanted = (): string => {
  const { pathname, search, hash } = router?.state.navigation.location ?? location;
  return pathname + search + hash;
};

/** Opens the landing page's document. With a stored session it would only open the app again. */
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

/** Router requests lack the hash. On first load the document's address has it. */
const requestedUrl = ({ url }: Request): URL => {
  const requested = new URL(url);
  const { pathname, search, hash } = location;
  if (requested.pathname === pathname && requested.search === search) requested.hash = hash;
  return requested;
};

const loaderOf = (page: Page): { loader?: LoaderFunction } =>
  page.access === "public" && page.exists === undefined
    ? {}
    : { loader: async ({ request }) => enter(page, requestedUrl(request)) };

const routeOf = (page: Page): RouteObject => ({
  path: page.path,
  lazy: async () => {
    const fetchScripts = () => Promise.all([page.load(), loadTexts(page.texts ?? [])]);
    const [Component] = await fetchPage(addressWanted(), fetchScripts);
    return { Component };
  },
  ...loaderOf(page),
});

/** An error boundary between layout and page, so that a failing page keeps its layout. */
const withErrorPage = (children: RouteObject[]): RouteObject[] => [
  { errorElement: createElement(ErrorPage), children },
];

/** A page that is also a document has one address per language. */
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
    if (elsewhere !== url.pathname + url.search) return redirect(elsewhere);
    return documentAt(url.pathname)?.path === "/check" ? redirectDocument(elsewhere) : openLanding(elsewhere);
  },
});

const notFound: RouteObject = { path: "*", Component: NotFoundPage };

/** With a stored session the shell is loaded directly, without the public header in between. */
const publicLayout = async () => {
  if (!hasStoredSession()) return { Component: PublicLayout };
  const { AppShell } = await import("./AppShell.tsx");
  return { Component: () => createElement(PublicLayout, { AppShell }) };
};

/** Layouts and pages load in parallel. */
const layouts: RouteObject[] = [
  {
    lazy: () =>
      fetchPage(addressWanted(), async () => ({ Component: (await import("./AppShell.tsx")).AppShell })),
    children: withErrorPage(routesUnder("app")),
  },
  {
    lazy: () =>
      fetchPage(addressWanted(), async () => ({
        Component: (await import("./PlainLayout.tsx")).PlainLayout,
      })),
    children: withErrorPage(routesUnder("plain")),
  },
  {
    lazy: () => fetchPage(addressWanted(), publicLayout),
    children: withErrorPage([...routesUnder("public"), notFound]),
  },
  ...redirects.map(redirectOf),
];

export const createRouter = () => {
  router = createBrowserRouter([
    {
      Component: RootLayout,
      errorElement: createElement(ErrorPage),
      hydrateFallbackElement: createElement("div"),
      children: layouts,
    },
  ]);
  return router;
};
