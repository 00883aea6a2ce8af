import { longestMessage } from "#contract/messages.ts";

/** How few characters are left when that is worth a warning. */
const fewLeft = 100;

/** How much of a message's room a text takes. Spaces at its ends are not sent. */
export const textState = (typed: string) => {
  const length = typed.trim().length;
  const left = longestMessage - length;
  return { length, left, canBeSent: length > 0 && left >= 0, isTight: left <= fewLeft, isOver: left < 0 };
};
