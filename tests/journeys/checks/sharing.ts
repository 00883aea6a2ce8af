import type { Page } from "@playwright/test";

/** Installs the worker that receives shared content, as an installed site does. */
const installWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register("/share-worker.js", { scope: "/check/shared" });
    const { active, installing, waiting } =
      (await navigator.serviceWorker.getRegistration("/check/shared")) ?? {};
    const worker = active ?? waiting ?? installing;
    if (worker?.state !== "activated")
      await new Promise((resolve) => {
        worker?.addEventListener("statechange", () => worker.state === "activated" && resolve(undefined));
      });
  });

type Shared = { readonly text?: string; readonly photo?: Buffer };

/** Shares to the installed site with the form of a phone's share sheet. */
export const shareToSite = async (page: Page, { text = "", photo }: Shared): Promise<void> => {
  await page.goto("/check");
  await installWorker(page);
  await page.evaluate((value) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/check/shared", enctype: "multipart/form-data" });
    form.id = "shared";
    const field = document.createElement("textarea");
    Object.assign(field, { name: "text", value });
    const file = document.createElement("input");
    Object.assign(file, { name: "photo", type: "file" });
    form.append(field, file);
    document.body.append(form);
  }, text);
  if (photo)
    await page
      .locator("#shared input")
      .setInputFiles({ name: "delad.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#shared")?.submit());
};
