import { hideContactData } from "./hide-contact-data.ts";
import type { MessageItem } from "#lambdas/shared/table/items/thread.ts";

type ShownMessage = Pick<
  MessageItem,
  "fromUserId" | "text" | "frameNumber" | "numberGiven" | "contactHidden"
>;

const longestPreview = 140;

/** What was said, as one of the two may read it. */
const bodyFor = ({ fromUserId, text, contactHidden }: ShownMessage, userId: string): string =>
  contactHidden && fromUserId !== userId ? hideContactData(text) : text;

/** The line above a message about a bike with this number. */
const numberLine = (frameNumber: string): string => `Ramnummer: ${frameNumber}`;

/** A whole message as one of the two may read it. Its writer meets the bike's number only if they had it before. */
export const textFor = (message: ShownMessage, userId: string): string => {
  const { fromUserId, frameNumber, numberGiven } = message;
  const told = frameNumber !== undefined && (fromUserId !== userId || numberGiven === true);
  return [...(told ? [numberLine(frameNumber)] : []), bodyFor(message, userId)].join("\n");
};

/** The beginning of a message on one line. */
export const previewFor = (message: ShownMessage, userId: string): string => {
  const signs = Array.from(bodyFor(message, userId).replaceAll(/\s+/g, " "));
  return signs.length <= longestPreview ? signs.join("") : `${signs.slice(0, longestPreview - 1).join("")}…`;
};
