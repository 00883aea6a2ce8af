import { createHash } from "node:crypto";
import type { System } from "#lambdas/platform/system.ts";

export const newSecret = ({ bytes }: Pick<System, "bytes">): string =>
  Buffer.from(bytes(32)).toString("base64url");

export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
