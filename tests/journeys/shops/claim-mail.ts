import type { APIRequestContext } from "@playwright/test";
import { mailTo } from "#tests/journeys/people/people.ts";

/** Returns the path of the link in the buyer's mail. */
export const claimIn = async (request: APIRequestContext, email: string): Promise<string> => {
  const { text } = await mailTo(request, email, /Din cykel väntar på dig/);
  const link = new URL(/https?:\S+\/claim#\S+/.exec(text)?.[0] ?? "");
  return link.pathname + link.hash;
};
