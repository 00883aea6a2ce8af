import * as z from "zod";
import { NewSale } from "#contract/sales/new-sale.ts";
import { keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { SaleDraft } from "./draft.ts";

/** A sale that could not be sent: the network was away. It is sent again under its key, so it is one sale however often it arrives. */
const Unsent = z.object({
  sale: NewSale,
  draft: SaleDraft,
  /** Why the register refused it when it arrived. */
  refused: z.string().optional(),
});
export type Unsent = z.infer<typeof Unsent>;

const nameOf = (userId: string): string => `cr:sales:${userId}`;

export const readOutbox = (userId: string): readonly Unsent[] =>
  z.array(Unsent).safeParse(keptInTab(nameOf(userId))).data ?? [];

export const storeOutbox = (userId: string, unsent: readonly Unsent[]): void =>
  keepInTab(nameOf(userId), unsent);
