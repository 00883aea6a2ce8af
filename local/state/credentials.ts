import { randomBytes } from "node:crypto";

import * as z from "zod";

import type { Credentials } from "#local/aws/credentials.ts";

import type { Records } from "./records.ts";

const Kept = z.object({ accessKeyId: z.string(), secretAccessKey: z.string() });

/** The one access key of this cloud; made at the first start and kept. */
export const openCredentials = (records: Records): Credentials => {
  const kept = Kept.safeParse(records.get("credentials", "root"));
  if (kept.success) return kept.data;
  const made = {
    accessKeyId: `LOCAL${randomBytes(8).toString("hex").toUpperCase().slice(0, 15)}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
  };
  records.put("credentials", "root", made);
  return made;
};
