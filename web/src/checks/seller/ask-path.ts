/** The page of a question: `?` has the number and ad to ask about, and # the token of an asked question. */
export const askPath = "/ask-seller";

export type About = { readonly number?: string; readonly ad?: string };

export const askPathFor = (about: About): string => `${askPath}?${new URLSearchParams(about)}`;
