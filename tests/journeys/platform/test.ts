import { test as base, expect, type Response } from "@playwright/test";
import { cloudOf } from "./clouds.ts";
import { pass } from "#tests/journeys/people/bankid-app.ts";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";

/** Requests exempt from the check: the eID simulator, where the number is typed, and built files, whose constants may look like numbers. */
const isUnread = (url: string): boolean => /^\/(_local|assets)\//.test(new URL(url).pathname);

const isText = (response: Response): boolean =>
  /json|html|text/.test(response.headers()["content-type"] ?? "");

const bodyOf = async (response: Response): Promise<string> => {
  try {
    return isText(response) ? await response.text() : "";
  } catch {
    // The page has navigated away.
    return "";
  }
};

/** Playwright's `test`, which fails if any request or response contains a personal number. */
export const test = base.extend<{ host: string; laterMinute: void; watchPersonalNumbers: void }>({
  host: ["127.0.0.1", { option: true }],
  baseURL: async ({ host }, use, worker) => use(cloudOf(worker, host)),
  // Many limits count per address and minute, and all journeys share one address.
  laterMinute: [
    async ({ request }, use) => {
      await pass(request, 61);
      await use();
    },
    { auto: true },
  ],
  watchPersonalNumbers: [
    async ({ context }, use) => {
      const findings: string[] = [];
      const reading: Promise<void>[] = [];
      const note = (where: string, text: string): void => {
        if (personalNumbersIn(text).length > 0) findings.push(where);
      };
      context.on("request", (request) => note(`address ${request.url()}`, request.url()));
      context.on("response", (response) => {
        const url = response.url();
        if (isUnread(url)) return;
        reading.push(bodyOf(response).then((body) => note(`answer of ${url}`, body)));
      });
      await use();
      await Promise.all(reading);
      expect(findings).toEqual([]);
    },
    { auto: true },
  ],
});
