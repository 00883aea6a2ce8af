import { createHash } from "node:crypto";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Derived in one direction, so that the holder of the seller's link cannot open the asker's page. */
export const sellerTokenOf = (askerToken: string): string => hashOf(`seller-question\n${askerToken}`);

export const questionKey = (sellerToken: string): Key => keys.sellerQuestion(hashOf(sellerToken));
