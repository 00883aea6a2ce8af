import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { countryCodes } from "#contract/typed-phone.ts";
import type { Registrant } from "./registrant.ts";

const Kept = z.object({
  email: z.string(),
  phone: z.object({ country: z.enum(countryCodes), number: z.string() }),
});
type Kept = z.infer<typeof Kept>;

const key = "cr:register";

/** What was typed in this tab before it was loaded again, or before an order ran out of time. */
export const keptRegistrant = (): Kept | undefined => Kept.safeParse(keptInTab(key)).data;

export const keepRegistrant = ({ email, phone }: Registrant): void =>
  keepInTab(key, { email, phone } satisfies Kept);

export const forgetRegistrant = (): void => forgetInTab(key);
