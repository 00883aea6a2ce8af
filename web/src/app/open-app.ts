/** Draws the app where the landing page stands: the home of someone signed in is the search. */
export const openApp = async (root: HTMLElement): Promise<void> => {
  root.replaceChildren();
  await import("./main.ts");
};
