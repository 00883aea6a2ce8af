import { BikeId } from "#contract/bike.ts";
import { stolenPage } from "#contract/stolen-page.ts";
import { describeBike } from "#lambdas/shared/describe-bike/describe-bike.ts";
import { type Preview, type PreviewContext, photoOf } from "./preview.ts";
import { wordsIn } from "./words.ts";
import { readStolenCard } from "#lambdas/shared/bikes/stolen-card.ts";

/** The page of a bike as long as it is missed. Afterwards nothing of the bike is told. */
export const previewOfStolenBike = async (context: PreviewContext, id: string): Promise<Preview> => {
  const { language, reader } = context;
  const shared = { path: stolenPage(id), isIndexed: false } as const;
  const card = BikeId.safeParse(id).success ? await readStolenCard(reader, id) : undefined;
  if (!card) {
    const { notStolen, notStolenText } = wordsIn[language];
    return { ...shared, status: 404, title: notStolen, description: notStolenText };
  }
  const photo = await photoOf(context, card.photoUploadId);
  return { ...shared, status: 200, ...describeBike(card, language), photo };
};
