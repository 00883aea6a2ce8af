import type { APIRequestContext } from "@playwright/test";
import { mailTo } from "#tests/journeys/people.ts";

/** The path that the mail to a buyer leads to. */
export const claimIn = async (request: APIRequestContext, email: string): Promise<string> => {
  const { text } = await mailTo(request, email, /Din cykel väntar på dig/);
  const link = new URL(/https?:\S+\/claim#\S+/.exec(text)?.[0] ?? "");
  return link.pathname + link.hash;
};
