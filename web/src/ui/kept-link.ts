import * as z from "zod";
import { keepInTab, keptInTab } from "./kept-in-tab.ts";

/** What the link of a mail ends with. The tab keeps it while someone signs up: in the address they come back to, servers would be sent it. */
export const keptLink = (name: string, fromLink: string): string => {
  if (fromLink !== "") keepInTab(name, fromLink);
  return z.string().safeParse(keptInTab(name)).data ?? "";
};
