import { serve } from "#tests/local/serve.ts";

type ForeignPage = { readonly policy: string; readonly html: string };

/** Serves pages of another origin, each with its own policy. */
export const serveForeign = (pages: Readonly<Record<string, ForeignPage>>) =>
  serve(() => ({
    prefix: "/",
    handle: async ({ url = "" }, response) => {
      const page = pages[url.slice(1)];
      response.writeHead(page === undefined ? 404 : 200, {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": page?.policy ?? "default-src 'none'",
      });
      response.end(page?.html);
    },
    close: async () => undefined,
  }));
