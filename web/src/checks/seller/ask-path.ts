/** The page of a question: it asks about a number and an ad, and waits with a token behind the #. */
export const askPath = "/ask-seller";

export type About = { readonly number?: string; readonly ad?: string };

export const askPathFor = (about: About): string => `${askPath}?${new URLSearchParams(about)}`;
