import { browserWords, maxUserAgentLength } from "#contract/platform/browser-words.ts";
import { pathWithoutIds } from "#contract/platform/page-path.ts";
import type { Failure } from "#web/platform/api/last-failure.ts";

export type Circumstances = {
  readonly path: string;
  readonly version: string;
  readonly browser: string;
  readonly userAgent: string;
  readonly failure: Failure | undefined;
};

/** The build's hash, from the name of the page's first script. */
const buildIn = (page: Document): string => {
  const source = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
  return /\/assets\/([\w.-]{1,40})\.js$/.exec(source)?.[1] ?? "dev";
};

/** The API's limits; error messages can be longer. */
const maxErrorLength = 200;
const requestForm = /^[\w=.-]{6,64}$/;

const sendable = ({ error, requestId }: Failure): Failure => ({
  error: error.slice(0, maxErrorLength),
  requestId: requestId !== undefined && requestForm.test(requestId) ? requestId : undefined,
});

export const circumstancesAt = (path: string, failure: Failure | undefined): Circumstances => ({
  path: pathWithoutIds(path),
  version: buildIn(document),
  browser: browserWords(navigator.userAgent),
  userAgent: navigator.userAgent.slice(0, maxUserAgentLength),
  failure: failure && sendable(failure),
});
