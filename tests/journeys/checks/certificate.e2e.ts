import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Page, expect } from "@playwright/test";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { aRegisteredBike, getCertificate, reportStolen } from "./certificates.ts";
import { pass } from "#tests/journeys/people/bankid-app.ts";
import { enter } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { codesOn, readPdf } from "#tests/read-pdf.ts";

const phone = { width: 390, height: 844 };
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

const aDay = 24 * 60 * 60;

const openCertificate = async (page: Page, number: string): Promise<void> => {
  await getCertificate(page, number);
  await page.getByRole("link", { name: "Visa intyget" }).click();
  await expect(title(page, "Äkta.")).toBeVisible();
};

const save = async (page: Page, button: RegExp, folder: string): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
};

/** Runs the command shown on the page, in the folder with the files saved from it. */
const runCommand = (command: string, cwd: string): string => {
  const [program = "", ...words] = command.split(" ");
  return execFileSync(program, words, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
};

test("a stranger gets a certificate, which openssl verifies, and no second one that day", async ({
  page,
  request,
}, info) => {
  await pass(request, aDay);
  const { frameNumber } = await aRegisteredBike(request);
  await page.setViewportSize(phone);
  await openCertificate(page, frameNumber);
  await expect(page.getByText("Inte anmäld stulen.").first()).toBeVisible();
  await expectAccessible(page);
  const folder = info.outputPath();
  const file = await save(page, /^Intyget/, folder);
  await save(page, /^Signaturen/, folder);
  await save(page, /^Nyckeln/, folder);
  const command = await page.getByText(/^openssl dgst/).innerText();
  expect(runCommand(command, folder)).toBe("Verified OK");
  writeFileSync(file, readFileSync(file, "utf8").replace(frameNumber, frameNumber.replace(/.$/, "X")));
  expect(() => runCommand(command, folder)).toThrow();
  const paper = await save(page, /Ladda ner som PDF/, folder);
  const [sheet] = await readPdf(new Uint8Array(readFileSync(paper)).buffer);
  expect(sheet?.text).toContain(frameNumber);
  expect(sheet && (await codesOn(sheet))).toEqual([page.url()]);
  const keys = await (await request.get("/.well-known/cykelregistret-keys.json")).json();
  expect(keys.keys[0].pem).toMatch(/^-----BEGIN PUBLIC KEY-----/);

  await page.goto(`/check?number=${frameNumber}`);
  await page.getByRole("button", { name: "Hämta intyg" }).click();
  await expect(page.getByRole("alert").getByText(/Utan konto får du ett om dagen/)).toBeVisible();
});

test("a certificate says that the answer has changed, and that another code is not genuine", async ({
  page,
  request,
}) => {
  await pass(request, aDay);
  const bike = await aRegisteredBike(request);
  await openCertificate(page, bike.frameNumber);
  const address = page.url();
  await reportStolen(request, bike);
  for (const size of [phone, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(title(page, "Äkta, men svaret har ändrats.")).toBeVisible();
    await expect(page.getByText("Svaret nu: Anmäld stulen.")).toBeVisible();
    await expect(page.getByText("Svaret då: Inte anmäld stulen.")).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(`${address.slice(0, -4)}0000`);
  await expect(title(page, "Intyget finns inte.")).toBeVisible();
});

test("an owner of an account finds their certificates in a list", async ({ page, request }) => {
  const bike = await aRegisteredBike(request);
  await enter(page, bike.owner);
  await getCertificate(page, bike.frameNumber);
  await page.getByRole("link", { name: "Alla dina intyg" }).click();
  await expect(page.getByRole("link", { name: new RegExp(bike.frameNumber) })).toBeVisible();
  await expectAccessible(page);
});
