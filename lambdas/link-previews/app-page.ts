import type { System } from "#lambdas/system.ts";

/** After a deployment the page names other files. The old ones stay, so nobody notices that it comes a minute late. */
const keptMilliseconds = 60_000;
const longestWaitMilliseconds = 2000;

type Kept = { readonly html: string; readonly until: number };

/** The page that the app draws in, as the site serves it to everybody. */
export const openAppPage = ({ now }: Pick<System, "now">, origin: string) => {
  let kept: Kept | undefined;
  return async (): Promise<string> => {
    if (kept !== undefined && now().getTime() < kept.until) return kept.html;
    const response = await fetch(new URL("/app.html", origin), {
      headers: { "user-agent": "Cykelregistret" },
      signal: AbortSignal.timeout(longestWaitMilliseconds),
    });
    if (!response.ok) throw new Error(`The site answers ${response.status} to its own page`);
    kept = { html: await response.text(), until: now().getTime() + keptMilliseconds };
    return kept.html;
  };
};
