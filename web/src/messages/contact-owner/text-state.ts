import { maxMessageLength } from "#contract/messages/messages.ts";

const warningLimit = 100;

/** Spaces at both ends do not count, since they are not sent. */
export const textState = (typed: string) => {
  const length = typed.trim().length;
  const left = maxMessageLength - length;
  return {
    length,
    left,
    canBeSent: length > 0 && left >= 0,
    isTight: left <= warningLimit,
    isOver: left < 0,
  };
};
