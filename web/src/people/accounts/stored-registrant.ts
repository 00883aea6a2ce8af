import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { countryCodes } from "#contract/people/typed-phone.ts";
import type { Registrant } from "./registrant.ts";

const StoredRegistrant = z.object({
  email: z.string(),
  phone: z.object({ country: z.enum(countryCodes), number: z.string() }),
});
type StoredRegistrant = z.infer<typeof StoredRegistrant>;

const key = "cr:register";

/** Survives a reload and an expired order. */
export const readRegistrant = (): StoredRegistrant | undefined =>
  StoredRegistrant.safeParse(keptInTab(key)).data;

export const storeRegistrant = ({ email, phone }: Registrant): void =>
  keepInTab(key, { email, phone } satisfies StoredRegistrant);

export const clearRegistrant = (): void => forgetInTab(key);
