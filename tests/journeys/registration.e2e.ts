import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import receipts from "../fixtures/receipts/truth.json" with { type: "json" };
import { newPersonalNumber } from "#tests/journeys/bankid-app.ts";
import { type NewAccount, accountWith, enterAsNewPerson, mailTo, signInTo } from "#tests/journeys/people.ts";
import { test } from "#tests/journeys/test.ts";

const fixtures = join(import.meta.dirname, "../fixtures");
const photo = join(fixtures, "bike-photos/purple-crescent.jpg");

const choose = (
  page: Page,
  kind: "receipt" | "bike-photo",
  file: string | { name: string; mimeType: string; buffer: Buffer },
) => page.locator(`input[data-picture="${kind}"]`).setInputFiles(file);

const typeFrameNumber = async (page: Page, frameNumber: string) => {
  await page.getByLabel("Ramnummer", { exact: true }).fill(frameNumber);
};

const goOn = (page: Page) => page.getByRole("button", { name: "Fortsätt", exact: true }).click();

/** Reading takes as long as the machine needs; where that is too long for one request, the person asks again, and so do we. */
const waitForVerdict = (page: Page) =>
  expect(async () => {
    const again = page.getByRole("button", { name: "Analysera igen" });
    if (await again.isVisible()) await again.click();
    await expect(
      page.getByRole("heading", { name: /Kvittot är verifierat|Kvittoverifiering misslyckades/ }),
    ).toBeVisible({ timeout: 35_000 });
  }).toPass({ timeout: 200_000 });

/** As somebody with a proved identity, who may register. */
const openRegistration = async (page: Page, points: number): Promise<NewAccount> => {
  const person = await enterAsNewPerson(page, { points, personalNumber: newPersonalNumber() });
  await page.goto("/bike-registration");
  return person;
};

test.describe("registering a bike", () => {
  test("a customer registers a bike with a photo and a tilted, shadowed receipt", async ({
    page,
    request,
    browser,
  }) => {
    const asa = await accountWith(request, { role: "customer", points: 1000 });
    const receipt = receipts.find(({ pnr }) => pnr === "19711228-6146");
    if (!receipt) throw new Error("The fixture is missing");

    await signInTo(page, "/bike-registration", asa);
    await expect(page).toHaveURL(/\/bike-registration/);

    await typeFrameNumber(page, receipt.frame.toLowerCase());
    await expect(page.getByText("Ledigt.")).toBeVisible();
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Fortsätt", exact: true })).toBeDisabled();
    await expect(page.getByText("Bilder saknas")).toBeVisible();
    await choose(page, "bike-photo", photo);
    await choose(page, "receipt", join(fixtures, "receipts", receipt.file));
    await expect(page.getByText("Kvitto uppladdat!")).toBeVisible();
    await waitForVerdict(page);
    await expect(page.getByRole("heading", { name: "Kvittot är verifierat" })).toBeVisible();
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Stämmer uppgifterna?" })).toBeVisible();
    await expect(page.getByText("Förslag från bilden").first()).toBeVisible();
    await expect(page.getByLabel(/^Märke/)).not.toHaveValue("");
    await page.getByRole("radio", { name: "Dam", exact: true }).check({ force: true });
    if ((await page.getByLabel(/^Modell/).inputValue()) === "")
      await page.getByLabel(/^Modell/).fill("Quick 4");
    await page.getByLabel(/^Ort/).fill("Göteborg");
    await goOn(page);

    await expect(page.getByRole("heading", { name: "Granska och registrera" })).toBeVisible();
    await expect(page.getByText("900 p")).toBeVisible();
    await page.getByRole("button", { name: "Registrera Cykel" }).click();
    await expect(page.getByText("Intyga att uppgifterna stämmer för att gå vidare.")).toBeVisible();
    await page.getByRole("checkbox", { name: /Jag intygar/ }).check();
    await page.getByRole("button", { name: "Registrera Cykel" }).click();
    const otherTab = await page.context().newPage();
    await otherTab.goto("/my-bikes");
    await expect(otherTab.getByRole("button", { name: /Poängsaldo/ })).toContainText("1000 p");

    const confirm = page.getByRole("dialog", { name: "Registrera cykeln?" });
    await confirm.getByRole("checkbox").check();
    await confirm.getByRole("button", { name: "Registrera för 100 p" }).click();

    await expect(page.getByRole("heading", { name: "Cykel registrerad!" })).toBeVisible();
    await expect(page.getByRole("button", { name: /Poängsaldo/ })).toContainText("900 p");
    // Nobody touches the other tab: it hears of it by itself.
    await expect(otherTab.getByText(receipt.frame).first()).toBeVisible();
    await expect(otherTab.getByRole("button", { name: /Poängsaldo/ })).toContainText("900 p");
    await otherTab.close();
    await page.getByRole("button", { name: "Till mina cyklar" }).click();
    await expect(page.getByText(receipt.frame).first()).toBeVisible();

    await page.goto("/bike-registration");
    await typeFrameNumber(page, receipt.frame);
    await goOn(page);
    await expect(page.getByRole("dialog", { name: "Du har redan registrerat cykeln" })).toBeVisible();

    const mail = await mailTo(request, asa.email, /registrerad/i);
    expect(mail.text).toContain(receipt.frame);
    expect(mail.subject).not.toContain(receipt.frame);

    const stranger = await browser.newPage();
    await stranger.goto(`/bike-search?q=${receipt.frame}`);
    await expect(stranger.getByText(receipt.frame).first()).toBeVisible();
    await expect(stranger.getByText(asa.email)).toHaveCount(0);
    await stranger.close();
  });

  test("a number that is registered or stolen already opens the dialog that says so, and nothing of whose it is", async ({
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

  test("a wrong number, a wrong file and a too large one each get their own words, and nothing is lost", async ({
    page,
  }) => {
    await openRegistration(page, 1000);
    for (const wrong of ["ABC12", "A".repeat(21), "ÅÄÖ123456"]) {
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
    const large = Buffer.alloc(5_242_881);
    large.set([0xff, 0xd8, 0xff]);
    await choose(page, "receipt", { name: "stor.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(page.getByText("Filen är för stor. Maximal storlek är 5MB", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await page.getByRole("button", { name: "Tillbaka" }).click();
    await expect(page.getByLabel("Ramnummer", { exact: true })).toHaveValue("JOURNEY4711");
  });

  test("the camera takes a picture that can be looked at, taken anew and used", async ({ page }) => {
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

  test("an upload that breaks off can be tried again, and one that is cancelled leaves nothing", async ({
    page,
  }) => {
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

  test("too few points stop at the review, and nothing that was typed is lost", async ({ page }) => {
    await openRegistration(page, 50);
    await typeFrameNumber(page, "FEWPOINTS1");
    await expect
      .poll(() =>
        page.evaluate(() => Object.values(sessionStorage).some((text) => text.includes("FEWPOINTS1"))),
      )
      .toBe(true);
    await page.evaluate(() => {
      const [key] = Object.keys(sessionStorage).filter((name) => name.startsWith("cr:registration:"));
      if (key === undefined) throw new Error("No draft");
      const draft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      const analysis = {
        id: `analysis_${"0".repeat(26)}`,
        frameNumber: "FEWPOINTS1",
        bike: {},
        checks: { frameNumber: "match", personalNumber: true, seller: true },
        verified: true,
      };
      const details = { ...draft.details, type: "dam", color: "svart", brand: "Monark", model: "Karin" };
      sessionStorage.setItem(
        key,
        JSON.stringify({ ...draft, step: "review", frameNumber: "FEWPOINTS1", analysis, details }),
      );
    });
    await page.reload();
    await expect(page.getByText("Otillräckligt saldo")).toBeVisible();
    await expect(page.getByRole("button", { name: "Registrera Cykel" })).toBeDisabled();
    await expect(page.getByText("Monark Karin, svart, dam")).toBeVisible();
  });

  test("a session that ends in the middle of it leaves the form as it was", async ({ page }) => {
    const somebody = await openRegistration(page, 1000);
    await typeFrameNumber(page, "SESSION4711");
    await goOn(page);
    await choose(page, "bike-photo", photo);
    await expect(page.getByText("Cykelbild uppladdad!")).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await signInTo(page, "/bike-registration", somebody);
    await expect(page.getByRole("heading", { name: "Lägg till bild och kvitto" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Din bild av cykeln" })).toBeVisible();
  });
});
