import * as z from "zod";
import { keepInTab, keptInTab } from "./kept-in-tab.ts";

/**
 * Keeps the token of a mail's link in the tab during sign-up, because the return address is sent to
 * servers.
 */
export const keptLink = (name: string, fromLink: string): string => {
  if (fromLink !== "") keepInTab(name, fromLink);
  return z.string().safeParse(keptInTab(name)).data ?? "";
};
