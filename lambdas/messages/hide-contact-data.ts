export const hiddenContact = "•••";

const link = /\b(?:https?:\/\/|www\.)[^\s()<>"']+/giu;

/** Matches only from the start of a run of characters: later starts fail too, and would take quadratic time. */
const email =
  /(?<![\p{L}\p{N}_.+%-])[\p{L}\p{N}_.+%-]+\s?(?:@|\(at\)|\[at\]|\(a\)|\[a\]|\bsnabel-?a\b)\s?[\p{L}\p{N}_-]+(?:\s?(?:\.|\(dot\)|\bpunkt\b)\s?[\p{L}\p{N}_-]+)+/giu;

/** Matches lower case only: 'sadel.Se cykeln' merely lacks a space after the full stop. No part of a domain has more than 63 characters. */
const domain =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})*\.(?:se|nu|com|net|org|info|io|me|app|eu|ru|cn|xyz|top|shop|site|online|link|ly|gg|dk|no|fi|de|uk)(?![\p{L}\p{N}])(?:\/[^\s()<>"']*)?/gu;

const handle = /(?<![\p{L}\p{N}])@[\w.]{3,}/gu;

/** Seven to fifteen digits in any grouping that start with + or 0 and are not part of a longer number. */
const phone =
  /(?<![\p{L}\p{N}]|\p{N}[\s-])(?:[+＋]|[0０])(?:[\s()/\u2010-\u2015-]{0,2}\p{N}){6,14}(?![\p{L}\p{N}])/gu;

const hideOnce = (text: string): string =>
  [link, email, domain, handle, phone].reduce(
    (shown, pattern) => shown.replaceAll(pattern, hiddenContact),
    text,
  );

/** Replaces lookalikes such as ０, ⓪ and 𝟎 by plain characters, and drops invisible ones and the frame of 0️⃣. */
const plain = (text: string): string =>
  text.normalize("NFKC").replaceAll(/[\p{Cf}\u034F\uFE0E\uFE0F\u20E3]/gu, "");

/** More than any honest text needs. */
const maxRounds = 8;

/**
 * Hides e-mail addresses, phone numbers, links and user names, which makes mass contact laborious; a
 * determined sender gets around it. Repeats, because hiding one match can join the text around it to
 * another. A text that needs too many rounds is hidden as a whole.
 */
export const hideContactData = (text: string, rounds = maxRounds): string => {
  if (rounds === 0) return hiddenContact;
  const hidden = hideOnce(text);
  if (hidden !== text) return hideContactData(hidden, rounds - 1);
  const read = plain(text);
  return hideOnce(read) === read ? text : hideContactData(read, rounds - 1);
};
