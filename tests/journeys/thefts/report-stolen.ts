import type { Page } from "@playwright/test";
import * as z from "zod";

/** Sends a request as the user signed in on the page. */
const ask = (page: Page, method: string, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([verb, address, content]) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(".accessToken")) ?? "";
      const response = await fetch(`/api${address}`, {
        method: verb,
        headers: {
          authorization: `Bearer ${localStorage.getItem(key)}`,
          "content-type": "application/json",
          "idempotency-key": crypto.randomUUID(),
        },
        ...(content !== "" && { body: content }),
      });
      const answer: unknown = await response.json();
      return answer;
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );

const OwnBikes = z.object({ items: z.array(z.object({ id: z.string(), frameNumber: z.string() })) });

export const ownBikes = async (page: Page) => OwnBikes.parse(await ask(page, "GET", "/bikes")).items;

/** Reports every bike of the person on the page, or the one with this number, without the pages for that. */
export const reportStolen = async (page: Page, number?: string): Promise<void> => {
  const report = { stolenDate: "2020-01-15", place: "Stora torget 1", city: "Motala" };
  for (const { id, frameNumber } of await ownBikes(page))
    if (number === undefined || frameNumber === number)
      await ask(page, "POST", `/bikes/${id}/stolen`, report);
};
