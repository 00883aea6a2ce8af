import { randomBytes } from "node:crypto";
import * as z from "zod";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import type { Records } from "./records.ts";

const Kept = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

/** Creates the only access key of this cloud at the first start. */
export const openCredentials = (records: Records): Credentials => {
  const stored = Kept.safeParse(records.get("credentials", "root"));
  if (stored.success) return stored.data;
  const made = {
    accessKeyId: `LOCAL${randomBytes(8).toString("hex").toUpperCase().slice(0, 15)}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
  };
  records.put("credentials", "root", made);
  return made;
};
