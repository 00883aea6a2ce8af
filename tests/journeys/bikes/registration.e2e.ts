import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import receipts from "#tests/fixtures/receipts/truth.json" with { type: "json" };
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import {
  type NewAccount,
  accountWith,
  enterAsNewPerson,
  mailTo,
  newPerson,
  signInTo,
} from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const fixtures = join(import.meta.dirname, "../../fixtures");
const photo = join(fixtures, "bike-photos/purple-crescent.jpg");

const choose = (
  page: Page,
  kind: "receipt" | "bike-photo",
  file: string | { name: string; mimeType: string; buffer: Buffer },
) => page.locator(`input[data-picture="${kind}"]`).setInputFiles(file);

/** Presses like a person, who then chooses the file on their device. */
const pressToChoose = async (page: Page, name: string, file: string): Promise<void> => {
  const chooser = page.waitForEvent("filechooser");
  await page.locator("button").filter({ hasText: name }).click();
  await (await chooser).setFiles(file);
};

type WithTaps = { taps?: string[] };

/** Returns a function with the names of all that a person presses from now on, without readings that timed out on a slow machine. */
const namesOfTaps = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.evaluate(() => {
    const taps: string[] = [];
    (globalThis as WithTaps).taps = taps;
    const note = ({ target }: Event) => taps.push(target instanceof Element ? target.textContent : "");
    addEventListener("pointerdown", note, true);
  });
  const read = () => page.evaluate(() => (globalThis as WithTaps).taps ?? []);
  return async () => (await read()).filter((name) => name !== "Analysera igen");
};

const typeFrameNumber = async (page: Page, frameNumber: string) => {
  await page.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
};

const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt", exact: true }).click();

/** On a slow machine the reading may time out, so the analysis is repeated. */
const waitForVerdict = (page: Page) =>
  expect(async () => {
    const again = page.getByRole("button", { name: "Analysera igen" });
    if (await again.isVisible()) await again.click();
    await expect(
      page.getByRole("heading", {
        name: /Kvittot är verifierat|Vi är inte riktigt säkra|Kvittoverifiering misslyckades/,
      }),
    ).toBeVisible({ timeout: 35_000 });
  }).toPass({ timeout: 200_000 });

/** Signs in a new person with a verified identity, who may register. */
const openRegistration = async (page: Page, points: number): Promise<NewAccount> => {
  const person = await enterAsNewPerson(page, { points, personalNumber: newPersonalNumber() });
  await page.goto("/bike-registration");
  return person;
};

/** Completes the stored draft and reloads at its last step. */
const skipToReview = async (
  page: Page,
  frameNumber: string,
  over: Readonly<Record<string, unknown>> = {},
) => {
  await typeFrameNumber(page, frameNumber);
  await expect
    .poll(() =>
      page.evaluate(
        (number) => Object.values(sessionStorage).some((text) => text.includes(number)),
        frameNumber,
      ),
    )
    .toBe(true);
  const analysis = {
    id: `analysis_${"0".repeat(26)}`,
    frameNumber,
    bike: {},
    checks: { frameNumber: "match", personalNumber: true, seller: true },
    verified: true,
  };
  await page.evaluate(
    (known) => {
      const [key] = Object.keys(sessionStorage).filter((name) => name.startsWith("cr:registration:"));
      if (key === undefined) throw new Error("No draft");
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      const details = { ...draft.details, type: "dam", color: "svart", brand: "Monark", model: "Karin" };
      sessionStorage.setItem(key, JSON.stringify({ ...draft, step: "review", details, ...known }));
    },
    { frameNumber, analysis, ...over },
  );
  await page.reload();
};

test.describe("registering a bike", () => {
  test("a customer registers a bike with a photo and a tilted receipt", async ({
    page,
    request,
    browser,
  }) => {
    const receipt = receipts.find(({ file }) => file === "tilted-invoice.jpg");
    if (!receipt) throw new Error("The fixture is missing");
    const { name, pnr: personalNumber } = receipt;
    const buyer = await newPerson(request, { name, personalNumber, points: 1000 });

    await signInTo(page, "/bike-registration", buyer);
    await expect(page).toHaveURL(/\/bike-registration/);

    const taps = await namesOfTaps(page);
    await expect(page.getByLabel("Ramnummer", { exact: true })).toBeFocused();
    await page.keyboard.type(receipt.frame.toLowerCase());
    await expect(page.getByText("Ledigt.")).toBeVisible();
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Fortsätt", exact: true })).toBeDisabled();
    await expect(page.getByText("Bilder saknas")).toBeVisible();
    await pressToChoose(page, "Välj fil Cykeln", photo);
    await pressToChoose(page, "Välj fil Kvittot", join(fixtures, "receipts", receipt.file));
    await expect(page.getByText("Kvitto uppladdat!")).toBeVisible();
    await waitForVerdict(page);
    await expect(page.getByRole("heading", { name: "Kvittot är verifierat" })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 900 });
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Stämmer uppgifterna?" })).toBeVisible();
    await expect(page.getByText("Förslag från bilden").first()).toBeVisible();
    // Receipt and photo show different makes, so the make is only a guess and not filled in.
    await expect(page.getByText(/Gissning: Crescent/).first()).toBeVisible();
    await expect(page.getByLabel(/^Märke/)).toHaveValue("");
    await page.getByLabel(/^Märke/).click();
    await page.keyboard.type("Specialized");
    await page.getByRole("radio", { name: "Dam", exact: true }).check({ force: true });
    if ((await page.getByLabel(/^Modell/).inputValue()) === "")
      await page.getByLabel(/^Modell/).fill("Quick 4");
    await page.getByLabel(/^Ort/).fill("Göteborg");
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Granska och registrera" })).toBeVisible();
    await expect(page.getByText("900 p")).toBeVisible();
    await expect(page.getByRole("img", { name: "Din bild av kvittot" })).toBeVisible();
    await page.getByRole("checkbox", { name: /^Registrera nu/ }).check();
    const otherTab = await page.context().newPage();
    await otherTab.goto("/my-bikes");
    await expect(otherTab.getByRole("button", { name: /Poängsaldo/ })).toContainText("1 000 p");
    await page.getByRole("button", { name: "Registrera Cykel" }).click();

    await expect(page.getByRole("heading", { name: "Cykel registrerad!" })).toBeVisible();
    const pressed = await taps();
    expect(pressed.length, pressed.join(" · ")).toBeLessThanOrEqual(9);
    await expect(page.getByRole("button", { name: /Poängsaldo/ })).toContainText("900 p");
    // The other tab updates without being touched.
    await expect(otherTab.getByText(receipt.frame).first()).toBeVisible();
    await expect(otherTab.getByRole("button", { name: /Poängsaldo/ })).toContainText("900 p");
    await otherTab.close();
    await expect(page.getByRole("img", { name: "Foto av cykeln" })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Ladda ner ägarbevis (PDF)" }).click();
    expect((await download).suggestedFilename()).toMatch(/^agarbevis.*\.pdf$/);
    await page.getByRole("link", { name: "Till mina cyklar" }).click();
    await expect(page.getByText(receipt.frame).first()).toBeVisible();

    await page.goto("/bike-registration");
    await typeFrameNumber(page, receipt.frame);
    await goOn(page);
    await expect(page.getByRole("dialog", { name: "Du har redan registrerat cykeln" })).toBeVisible();

    const mail = await mailTo(request, buyer.email, /registrerad/i);
    expect(mail.text).toContain(receipt.frame);
    expect(mail.subject).not.toContain(receipt.frame);

    const stranger = await browser.newPage();
    await stranger.goto(`/bike-search?q=${receipt.frame}`);
    await expect(stranger.getByText(receipt.frame).first()).toBeVisible();
    await expect(stranger.getByText(buyer.email)).toHaveCount(0);
    await stranger.close();
  });

  test("the dim receipt named in the README is doubted, and a review is the way on", async ({
    page,
    request,
  }) => {
    const receipt = receipts.find(({ file }) => file === "shadowed-thermal.jpg");
    if (!receipt) throw new Error("The fixture is missing");
    await signInTo(page, "/bike-registration", await accountWith(request, { email: "asa@example.se" }));
    await typeFrameNumber(page, receipt.frame);
    await goOn(page);
    await choose(page, "bike-photo", photo);
    await choose(page, "receipt", join(fixtures, "receipts", receipt.file));
    await waitForVerdict(page);
    await expect(page.getByRole("heading", { name: "Vi är inte riktigt säkra på ramnumret" })).toBeVisible();
    await page.getByRole("button", { name: "Begär manuell granskning" }).click();
    await goOn(page);
    await expect(page.getByRole("heading", { name: "Skicka för granskning?" })).toBeVisible();
  });

  test("a number that is already registered or stolen opens a dialog that does not reveal its owner", async ({
    page,
  }) => {
    await openRegistration(page, 1000);
    const answers = [
      ["SKP2210457", "Ramnumret är redan registrerat.", "Cykeln är redan registrerad"],
      ["WTU290K4813S", "Cykeln med det här ramnumret är anmäld stulen.", "Cykeln är anmäld stulen"],
    ] as const;
    for (const [number, verdict, title] of answers) {
      await typeFrameNumber(page, number);
      await expect(page.getByText(verdict)).toBeVisible();
      await goOn(page);
      const dialog = page.getByRole("dialog", { name: title });
      await expect(dialog).toContainText(number);
      await dialog.getByRole("button", { name: "Ändra ramnumret" }).click();
      await expect(dialog).toBeHidden();
    }
  });

  test("an invalid number, a wrong file type and a HEIC picture each get an explanation, and nothing is lost", async ({
    page,
  }) => {
    await openRegistration(page, 1000);
    for (const wrong of ["WTU12", "WTU123K4567".repeat(2), "ÅÄÖ123456"]) {
      await typeFrameNumber(page, wrong);
      await goOn(page);
      await expect(
        page.getByText("Ramnumret måste vara mellan 6-20 tecken och innehålla endast bokstäver och siffror."),
      ).toBeVisible();
    }
    await typeFrameNumber(page, "JOURNEY4711");
    await goOn(page);
    await choose(page, "receipt", {
      name: "kvitto.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    });
    await expect(
      page.getByText("Endast JPEG, PNG och WebP filer är tillåtna", { exact: true }),
    ).toBeVisible();
    await choose(page, "receipt", {
      name: "kvitto.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("<?php echo 1;"),
    });
    await expect(
      page.getByText("Endast JPEG, PNG och WebP filer är tillåtna", { exact: true }),
    ).toBeVisible();
    const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
    await choose(page, "receipt", { name: "IMG_4711.HEIC", mimeType: "image/heic", buffer: heic });
    await expect(page.getByText(/Bilden är sparad som HEIC/)).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(page.getByLabel("Ramnummer", { exact: true })).toHaveValue("JOURNEY4711");
  });

  test("the camera takes a picture that can be reviewed, retaken and used", async ({ page }) => {
    await openRegistration(page, 1000);
    await typeFrameNumber(page, "CAMERA4711");
    await goOn(page);
    await page.getByRole("button", { name: "Ta bild Cykeln" }).click();
    const camera = page.getByRole("dialog", { name: "Ta bild" });
    await camera.getByRole("button", { name: "Starta kamera" }).click();
    await camera.getByRole("button", { name: "Ta bild" }).click();
    await camera.getByRole("button", { name: "Ta ny bild" }).click();
    await camera.getByRole("button", { name: "Ta bild" }).click();
    await expect(camera.getByRole("img", { name: "Bilden du tog" })).toBeVisible();
    await camera.getByRole("button", { name: "Använd bild" }).click();
    await expect(page.getByText("Cykelbild uppladdad!")).toBeVisible();
    await expect(camera).toBeHidden();
  });

  test("a failed upload can be retried, and a cancelled one leaves nothing", async ({ page }) => {
    await openRegistration(page, 1000);
    await typeFrameNumber(page, "BROKEN4711");
    await goOn(page);
    await page.route("**/_aws/s3/**", (route) => route.abort(), { times: 1 });
    await choose(page, "bike-photo", photo);
    await expect(page.getByText("Cykelbilden kunde inte laddas upp.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Försök igen Cykeln" }).click();
    await expect(page.getByText("Cykelbild uppladdad!")).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/_aws/s3/**", async (route) => {
      await held;
      await route.abort();
    });
    await choose(page, "receipt", join(fixtures, "receipts/good-thermal.jpg"));
    await page.getByRole("button", { name: "Avbryt" }).click();
    release();
    await expect(
      page.getByText("Ramnummer, ditt personnummer, säljare, datum och pris ska synas"),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Fortsätt", exact: true })).toBeDisabled();
  });

  test("too few points stop at the review, and nothing typed is lost", async ({ page }) => {
    await openRegistration(page, 50);
    await skipToReview(page, "FEWPOINTS1");
    await expect(page.getByText("Otillräckligt saldo")).toBeVisible();
    await expect(page.getByRole("button", { name: "Registrera Cykel" })).toBeDisabled();
    await expect(page.getByText("Monark", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Köp poäng" }).click();
    await expect(page).toHaveURL(/\/order\?next=%2Fbike-registration/);
    await page.goBack();
    await expect(page.getByText("Monark", { exact: true })).toBeVisible();
  });

  test("the button that sends a bike for review fits a narrow phone", async ({ page }) => {
    await openRegistration(page, 300);
    const checks = { frameNumber: "mismatch", personalNumber: true, seller: true };
    const analysis = { id: `analysis_${"0".repeat(26)}`, frameNumber: "NARROW4711", bike: {}, checks };
    await skipToReview(page, "NARROW4711", {
      manualReview: true,
      analysis: { ...analysis, verified: false },
    });
    const send = page.getByRole("button", { name: "Skicka för granskning" });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(send).toBeVisible();
      const box = await send.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test("a form keeps its input if the session ends halfway", async ({ page }) => {
    const someone = await openRegistration(page, 1000);
    await typeFrameNumber(page, "SESSION4711");
    await goOn(page);
    await choose(page, "bike-photo", photo);
    await expect(page.getByText("Cykelbild uppladdad!")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await signInTo(page, "/bike-registration", someone);
    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Din bild av cykeln" })).toBeVisible();
  });
});
