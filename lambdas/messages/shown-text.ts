import { hideContactData } from "./hide-contact-data.ts";
import type { MessageItem } from "#lambdas/messages/items/thread.ts";

type ShownMessage = Pick<
  MessageItem,
  "fromUserId" | "text" | "frameNumber" | "numberGiven" | "contactHidden"
>;

const maxPreviewLength = 140;

const bodyFor = ({ fromUserId, text, contactHidden }: ShownMessage, userId: string): string =>
  contactHidden && fromUserId !== userId ? hideContactData(text) : text;

const numberLine = (frameNumber: string): string => `Ramnummer: ${frameNumber}`;

/** The sender sees the bike's frame number only if they typed it. */
export const textFor = (message: ShownMessage, userId: string): string => {
  const { fromUserId, frameNumber, numberGiven } = message;
  const showsNumber = frameNumber !== undefined && (fromUserId !== userId || numberGiven === true);
  return [...(showsNumber ? [numberLine(frameNumber)] : []), bodyFor(message, userId)].join("\n");
};

/** The start of a message on one line. */
export const previewFor = (message: ShownMessage, userId: string): string => {
  const signs = Array.from(bodyFor(message, userId).replaceAll(/\s+/g, " "));
  return signs.length <= maxPreviewLength
    ? signs.join("")
    : `${signs.slice(0, maxPreviewLength - 1).join("")}…`;
};
