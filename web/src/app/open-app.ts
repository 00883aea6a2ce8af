declare global {
  var __zod_globalConfig: object | undefined;
}

/** Draws the app where the landing page stands: the home of somebody signed in is the search. */
export const openApp = async (root: HTMLElement): Promise<void> => {
  root.replaceChildren();
  delete root.dataset["landing"];
  // As public/no-eval.js does in the document of the app, and for its reason.
  globalThis.__zod_globalConfig = { jitless: true };
  await import("./main.ts");
};
