import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { type APIRequestContext, type Page, type TestInfo, expect } from "@playwright/test";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { expectAccessible } from "#tests/journeys/app/accessible.ts";
import { newPersonalNumber, play, scan } from "./bankid-app.ts";
import { cloudOf, clouds, stateOf } from "#tests/journeys/platform/clouds.ts";
import {
  type NewAccount,
  codeIn,
  enter,
  mailTo,
  newPassword,
  newPerson,
  openPart,
  signIn,
  signInHere,
} from "./people.ts";
import { test } from "#tests/journeys/platform/test.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { enterLocal } from "../../../scripts/enter-local.ts";

/** The worker's local cloud, with operator access. */
const operate = (worker: Pick<TestInfo, "parallelIndex">) => {
  const port = clouds[worker.parallelIndex] ?? clouds[0];
  const pool = enterLocal(stateOf(port), cloudOf(worker), (template) => readUserPools(template)[0]);
  return {
    removeUser: (Username: string) =>
      new CognitoIdentityProviderClient({}).send(
        new AdminDeleteUserCommand({ UserPoolId: pool?.poolId, Username }),
      ),
    giveBike: async (ownerId: string, frameNumber: string): Promise<void> => {
      const { TableNames: [tableName = ""] = [] } = await new DynamoDBClient({}).send(
        new ListTablesCommand({}),
      );
      const [id, qrUid] = [system.newId("bike"), crypto.randomUUID()];
      const bike = aBike({ id, ownerId, qrUid, frameNumber, brand: "Skeppshult", model: "Siljan" });
      await openTable(tableName, system).transact(bikeWrites(bike, system.newId("event"), true));
    },
  };
};

const me = (page: Page) =>
  page.evaluate(async () => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith(".accessToken"))?.[1];
    return (await fetch("/api/me", { headers: { authorization: `Bearer ${token}` } })).json();
  });

/** Someone signed in, with points and a verified number. */
const moveIn = async (page: Page, request: APIRequestContext, surname: string) => {
  const signe = { personalNumber: newPersonalNumber(), givenName: "Signe", surname };
  const { personalNumber } = signe;
  const account = await newPerson(request, { name: `Signe ${surname}`, personalNumber, points: 70 });
  await enter(page, account);
  await page.goto("/my-bikes");
  const { userId } = (await me(page)) as { userId: string };
  return { signe, account, userId };
};

const isRefused = async (page: Page, account: NewAccount): Promise<void> => {
  await page.goto("/auth");
  await signInHere(page, account);
  await expect(page.getByText("Felaktiga inloggningsuppgifter")).toBeVisible();
};

const settings = (page: Page) => page.getByRole("region", { name: "E-post", exact: true });

test("someone missing from the user pool gets back to their bikes and points with BankID, at another address", async ({
  page,
  request,
}, worker) => {
  const { signe, account, userId } = await moveIn(page, request, "Ros");
  const operator = operate(worker);
  await operator.giveBike(userId, `SR${Date.now()}`);
  await page.reload();
  const bike = page.getByRole("link", { name: "Skeppshult Siljan", exact: true });
  await expect(bike).toBeVisible();
  await operator.removeUser(account.email);
  await page.evaluate(() => localStorage.clear());
  await isRefused(page, account);

  const wanted = `signe.ny.${Date.now()}@example.se`;
  await page.goto("/register");
  await page.getByRole("button", { name: "Fortsätt med BankID" }).click();
  await play(request, "approve", { code: await scan(page), ...signe });
  await expect(page.getByRole("heading", { name: "Hej Signe! Hur når vi dig?" })).toBeFocused();
  await page.getByLabel("E-post", { exact: true }).fill(wanted);
  await page.getByLabel("Mobilnummer").fill("070-123 45 67");
  await page.getByRole("button", { name: "Skapa konto" }).click();
  await expect(page.getByText("Välkommen tillbaka!")).toBeVisible();
  await expect(page).toHaveURL(/\/my-bikes/);
  await expect(bike).toBeVisible();
  await expectAccessible(page);
  expect(await me(page)).toMatchObject({ userId, email: wanted, points: 70, hasPassword: false });
  await mailTo(request, account.email, /^Ditt konto har fått en ny e-postadress$/);

  const { text } = await mailTo(request, wanted, /^Välkommen tillbaka till Cykelregistret$/);
  await page.goto("/settings");
  await openPart(page, "E-post");
  await settings(page).getByLabel("Kod", { exact: true }).fill(codeIn(text));
  await settings(page).getByRole("button", { name: "Bekräfta adressen" }).click();
  await expect(settings(page).getByText("Adressen är bekräftad.")).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await isRefused(page, account);
  await page.getByRole("button", { name: "Glömt lösenordet?" }).click();
  const dialog = page.getByRole("dialog", { name: "Glömt lösenordet?" });
  await dialog.getByLabel("E-post").fill(wanted);
  await dialog.getByRole("button", { name: /Skicka/ }).click();
  const mailed = await mailTo(request, wanted, /nytt lösenord/);
  await dialog.getByLabel("Kod").fill(codeIn(mailed.text));
  await dialog.getByLabel("Nytt lösenord").fill(newPassword);
  await dialog.getByRole("button", { name: "Spara lösenordet" }).click();
  await expect(dialog).toBeHidden();
  await signIn(page, { email: wanted, password: newPassword });
  await expect(bike).toBeVisible();
  expect(await me(page)).toMatchObject({ userId, email: wanted, hasPassword: true });
});

test("someone who has lost mailbox and password signs in with BankID and changes address", async ({
  page,
  request,
}, worker) => {
  const { signe, userId } = await moveIn(page, request, "Lind");
  await operate(worker).giveBike(userId, `SL${Date.now()}`);
  await page.evaluate(() => localStorage.clear());

  const identify = async () => {
    await page.getByRole("button", { name: "Logga in med BankID" }).click();
    await play(request, "approve", { code: await scan(page), ...signe });
  };
  await page.goto("/auth?next=%2Fsettings%23email-address");
  await identify();
  await expect(page).toHaveURL(/\/settings/);
  await openPart(page, "E-post");
  await settings(page).getByRole("button", { name: "Logga in igen" }).click();
  await expect(page).toHaveURL(/\/auth/);
  await identify();
  await expect(page).toHaveURL(/\/settings/);

  const wanted = `signe.lind.${Date.now()}@example.se`;
  await settings(page).getByLabel("Ny e-postadress").fill(wanted);
  await settings(page).getByRole("button", { name: "Skicka kod" }).click();
  const { text } = await mailTo(request, wanted, /Kod för din nya e-postadress/);
  await settings(page).getByLabel("Kod", { exact: true }).fill(codeIn(text));
  await settings(page).getByRole("button", { name: "Byt adress" }).click();
  await expect(settings(page).getByText("Adressen är bytt. Andra enheter loggas ut.")).toBeVisible();
  expect(await me(page)).toMatchObject({ userId, email: wanted, points: 70 });
  await page.goto("/my-bikes");
  await expect(page.getByRole("link", { name: "Skeppshult Siljan", exact: true })).toBeVisible();
});
