import { join } from "node:path";

/** Holds the address of the cloud and the beginning of the town. */
export const cloudFile = "cloud.sqlite";
const poolFile = "cognito.sqlite";
export const objectsFile = join("s3", "objects.sqlite");
export const mailFile = join("ses", "mail.sqlite");

/** The kinds of records that are packed, by file. Passwords, the keys that sign tokens and unfinished work stay behind. */
export const keptKinds: Readonly<Record<string, readonly string[]>> = {
  [cloudFile]: ["secret", "place", "seed"],
  [poolFile]: ["user", "email"],
  "stripe.sqlite": ["session"],
  [join("kms", "keys.sqlite")]: ["key"],
  [mailFile]: ["mail"],
  [objectsFile]: ["object"],
};
