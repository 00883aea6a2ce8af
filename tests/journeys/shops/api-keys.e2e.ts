import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPerson, openAs } from "#tests/journeys/people/people.ts";
import { test } from "#tests/journeys/platform/test.ts";

const run = promisify(execFile);

/** Runs a command of the guide as it stands there. */
const inShell = async (command: string, key = ""): Promise<unknown> => {
  const env = { ...process.env, CYKELREGISTRET_KEY: key };
  return JSON.parse((await run("sh", ["-c", `${command} --silent`], { env })).stdout);
};

const Description = z.object({ paths: z.record(z.string(), z.unknown()) });

test("an owner makes a key, uses it by the guide's commands, replaces and revokes it", async ({
  page,
  request,
}) => {
  const owner = await newPerson(request, { role: "store", name: `Ekens Cykel ${Date.now()}` });
  await openAs(page, owner, "/store-settings#store");
  const part = page.getByRole("region", { name: "API-nycklar" });
  await expect(part.getByText("Butiken har ingen nyckel.")).toBeVisible();
  await part.getByRole("button", { name: "Skapa nyckel" }).click();
  await expect(part.getByRole("alert")).toBeVisible();
  await part.getByLabel("Nyckelns namn").fill("Annonssidan");
  await part.getByRole("button", { name: "Skapa nyckel" }).click();
  const shown = part.getByRole("region", { name: "Nyckeln Annonssidan" });
  const first = (await shown.getByText(/^crkey_[\w-]{43}$/).textContent()) ?? "";
  await expectAccessible(page);
  await shown.getByRole("button", { name: "Jag har sparat nyckeln" }).click();
  await expect(part.getByText(first)).toBeHidden();
  await expect(part.getByText(/inte använd än/)).toBeVisible();

  await part.getByRole("link", { name: "Så använder ni API:et" }).click();
  await expect(page.locator("#developers pre code").first()).toContainText("curl http");
  const commands = await page.locator("#developers pre code").allTextContents();
  const [one = "", withKey = "", description = ""] = commands;
  expect(await inShell(one)).toEqual({ frameNumber: "WTU204K8861", status: expect.any(String) });
  expect(await inShell(withKey, first)).toEqual(await inShell(one));
  expect(Object.keys(Description.parse(await inShell(description)).paths)).toEqual([
    "/api/v1/status/{frameNumber}",
  ]);

  await page.goto("/store-settings#store");
  await expect(part.getByText(/använd senast/)).toBeVisible();
  await part.getByRole("button", { name: "Byt ut Annonssidan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Byt ut" }).click();
  const second = (await shown.getByText(/^crkey_[\w-]{43}$/).textContent()) ?? "";
  expect(second).not.toBe(first);
  await expect(part.getByText(/Utbytt\. Fungerar till/)).toBeVisible();

  await part
    .getByRole("listitem")
    .filter({ hasText: "Utbytt" })
    .getByRole("button", { name: /Spärra/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Spärra" }).click();
  await expect(part.getByText("Annonssidan är spärrad.")).toBeVisible();
  const elsewhere = withKey.replace("WTU204K8861", "WTU204K8862");
  expect(await inShell(elsewhere, first)).toMatchObject({ code: "api-key-invalid" });
  expect(await inShell(elsewhere, second)).toMatchObject({ frameNumber: "WTU204K8862" });
  await page.goto("/store-settings#log");
  await expect(page.getByText("API-nyckel spärrad")).toBeVisible();
});
