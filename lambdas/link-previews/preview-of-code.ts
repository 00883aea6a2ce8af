import * as z from "zod";
import { describeBike } from "#lambdas/shared/describe-bike/describe-bike.ts";
import { type Preview, type PreviewContext, photoOf } from "./preview.ts";
import { wordsIn } from "./words.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { bikeOfCode } from "#lambdas/shared/qr/bike-of-code.ts";
import { cardOf } from "#lambdas/shared/search-index/card.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

const compact = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** With or without hyphens, in small or capital letters, it is the same code. */
const uidIn = (written: string): string =>
  written.toLowerCase().replaceAll("-", "").replace(compact, "$1-$2-$3-$4-$5");

const find = async ({ reader }: PreviewContext, uid: string): Promise<BikeItem | undefined> => {
  if (!z.uuid().safeParse(uid).success) return undefined;
  try {
    return await bikeOfCode(reader, uid);
  } catch (error) {
    if (error instanceof ProblemError && error.code === "qr-not-found") return undefined;
    throw error;
  }
};

/** The page that the code on a bike leads to. It is for who stands before the bike, not for search engines. */
export const previewOfCode = async (context: PreviewContext, written: string): Promise<Preview> => {
  const { language } = context;
  const uid = uidIn(written);
  const shared = { path: `/qr/${uid}`, isIndexed: false } as const;
  const bike = await find(context, uid);
  if (!bike) {
    const { noCode, noCodeText } = wordsIn[language];
    return { ...shared, status: 404, title: noCode, description: noCodeText };
  }
  const card = cardOf(bike);
  const photo = await photoOf(context, card.photoUploadId);
  return { ...shared, status: 200, ...describeBike(card, language), photo };
};
