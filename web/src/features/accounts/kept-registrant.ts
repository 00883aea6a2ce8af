import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { countryCodes } from "#web/ui/phone/phone.ts";
import type { Registrant } from "./registrant.ts";

const Kept = z.object({
  email: z.string(),
  emailRepeated: z.string(),
  phone: z.object({ country: z.enum(countryCodes), number: z.string() }),
});
type Kept = z.infer<typeof Kept>;

const key = "cr:register";

/** What this tab had typed when it left for the app, in case it is loaded anew on the way back. */
export const keptRegistrant = (): Kept | undefined => Kept.safeParse(keptInTab(key)).data;

/** All but the personal number, which no browser is to keep. */
export const keepRegistrant = ({ email, emailRepeated, phone }: Registrant): void =>
  keepInTab(key, { email, emailRepeated, phone } satisfies Kept);

export const forgetRegistrant = (): void => forgetInTab(key);
