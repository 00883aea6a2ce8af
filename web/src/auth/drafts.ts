/** What someone has begun and kept in their tab stands under its kind and their user id. */
const draft = /^cr:(?:contact|registration|reply|sales|stickers|theft|transfer|unsent):([^:]+)/;

export const isDraft = (key: string): boolean => draft.test(key);

/** Forgets what others had begun here: it waited for them, and someone else has signed in. */
export const forgetDraftsOfOthers = (userId: string): void => {
  for (const key of Object.keys(sessionStorage)) {
    const of = draft.exec(key)?.[1];
    if (of !== undefined && of !== userId) sessionStorage.removeItem(key);
  }
};
