/** What stands in place of a way to be reached. */
export const hiddenContact = "•••";

const link = /\b(?:https?:\/\/|www\.)[^\s()<>"']+/giu;

const email =
  /[\w.+%-]+\s?(?:@|\(at\)|\[at\]|\(a\)|\[a\]|\bsnabel-?a\b)\s?[\w-]+(?:\s?(?:\.|\(dot\)|\bpunkt\b)\s?[\w-]+)+/giu;

/** In lower case: people leave out the blank after a full stop. */
const domain =
  /(?<![\p{L}\p{N}@.])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:se|nu|com|net|org|info|io|me|app|eu|ru|cn|xyz|top|shop|site|online|link|ly|gg|dk|no|fi|de|uk)(?![\p{L}\p{N}])(?:\/[^\s()<>"']*)?/gu;

const handle = /(?<![\p{L}\p{N}])@[\w.]{3,}/gu;

/** Seven to fifteen digits that begin as a number to call does, however they are grouped, and are no part of a number of another kind. */
const phone =
  /(?<![\p{L}\p{N}]|\p{N}[\s-])(?:[+＋]|[0０])(?:[\s()/\u2010-\u2015-]{0,2}\p{N}){6,14}(?![\p{L}\p{N}])/gu;

const hideOnce = (text: string): string =>
  [link, email, domain, handle, phone].reduce(
    (shown, pattern) => shown.replaceAll(pattern, hiddenContact),
    text,
  );

/** Puts dots in place of e-mail addresses, phone numbers, links and names in other services. A person who is bent on telling them can; the person who sends hundreds of them has to work. What is left of two that were joined can be one again, so it looks until it finds none. */
export const hideContactData = (text: string): string => {
  const hidden = hideOnce(text);
  return hidden === text ? text : hideContactData(hidden);
};
