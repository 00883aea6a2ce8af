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

/** Whose till it is: what one store has sold is never sent as that of another. */
export type TillOf = { readonly userId: string; readonly storeId?: string | undefined };

/** The name of what a till keeps in its tab. */
export const keptName = ({ userId, storeId = "" }: TillOf): string => `cr:sales:${userId}:${storeId}`;

export const readOutbox = (till: TillOf): readonly Unsent[] =>
  z.array(Unsent).safeParse(keptInTab(keptName(till))).data ?? [];

export const storeOutbox = (till: TillOf, unsent: readonly Unsent[]): void =>
  keepInTab(keptName(till), unsent);
