import { browserWords, longestUserAgent } from "#contract/browser-words.ts";
import { pathWithoutIds } from "#contract/page-path.ts";
import type { Failure } from "#web/api/last-failure.ts";

/** What comes along with a report. */
export type Circumstances = {
  readonly path: string;
  readonly version: string;
  readonly browser: string;
  readonly userAgent: string;
  readonly failure: Failure | undefined;
};

/** Which build of the pages this is: their first script is named after all that is in it. */
const buildIn = (page: Document): string => {
  const source = page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
  return /\/assets\/([\w.-]{1,40})\.js$/.exec(source)?.[1] ?? "dev";
};

/** Nothing that the API would refuse: what a page says of a failure can be long. */
const longestError = 200;
const requestForm = /^[\w=.-]{6,64}$/;

const sendable = ({ error, requestId }: Failure): Failure => ({
  error: error.slice(0, longestError),
  requestId: requestId !== undefined && requestForm.test(requestId) ? requestId : undefined,
});

export const circumstancesAt = (path: string, failure: Failure | undefined): Circumstances => ({
  path: pathWithoutIds(path),
  version: buildIn(document),
  browser: browserWords(navigator.userAgent),
  userAgent: navigator.userAgent.slice(0, longestUserAgent),
  failure: failure && sendable(failure),
});
