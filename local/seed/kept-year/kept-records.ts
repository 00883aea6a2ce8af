import { join } from "node:path";

/** Stores the cloud's address and the state of the seed. */
export const cloudFile = "cloud.sqlite";
const poolFile = "cognito.sqlite";
export const objectsFile = join("s3", "objects.sqlite");
export const mailFile = join("ses", "mail.sqlite");

/** The kinds of records to pack, by file. Passwords, signing keys of tokens and unfinished work are left out. */
export const keptKinds: Readonly<Record<string, readonly string[]>> = {
  [cloudFile]: ["secret", "place", "seed"],
  [poolFile]: ["user", "email"],
  "stripe.sqlite": ["session"],
  [join("kms", "keys.sqlite")]: ["key"],
  [mailFile]: ["mail"],
  [objectsFile]: ["object"],
};
