import { createHash } from "node:crypto";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** Derived one way: who has the seller's link cannot look at the question as its asker. */
export const sellerTokenOf = (askerToken: string): string => hashOf(`seller-question\n${askerToken}`);

export const questionKey = (sellerToken: string): Key => keys.sellerQuestion(hashOf(sellerToken));
