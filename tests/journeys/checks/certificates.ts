import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";
import { newPersonalNumber } from "#tests/journeys/people/bankid-app.ts";
import { type NewAccount, newPerson } from "#tests/journeys/people/people.ts";
import { headersOf } from "#tests/journeys/people/session.ts";

const Bikes = z.object({ items: z.array(z.object({ id: z.string(), frameNumber: z.string() })) });

type OwnedBike = { readonly id: string; readonly frameNumber: string; readonly owner: NewAccount };

/** Registers the bike of a new person with a verified identity. */
export const aRegisteredBike = async (request: APIRequestContext): Promise<OwnedBike> => {
  const owner = await newPerson(request, { personalNumber: newPersonalNumber(), bikes: 1 });
  const headers = await headersOf(request, owner);
  const { items } = Bikes.parse(await (await request.get("/api/bikes", { headers })).json());
  const [bike] = items;
  if (bike === undefined) throw new Error("The person has no bike");
  return { ...bike, owner };
};

const post = async (
  request: APIRequestContext,
  { owner }: Pick<OwnedBike, "owner">,
  path: string,
  data: object,
): Promise<unknown> => {
  const headers = { ...(await headersOf(request, owner)), "idempotency-key": crypto.randomUUID() };
  const sent = await request.post(path, { headers, data });
  expect(sent.status(), await sent.text()).toBe(201);
  return sent.json();
};

export const reportStolen = async (request: APIRequestContext, bike: OwnedBike): Promise<void> => {
  const data = { stolenDate: "2026-05-02", place: "Stora torget", city: "Linköping" };
  await post(request, bike, `/api/bikes/${bike.id}/stolen`, data);
};

const Place = z.object({ number: z.string(), code: z.string() });

/** Makes a certificate for the bike's owner. */
export const certificateOf = async (
  request: APIRequestContext,
  bike: OwnedBike,
): Promise<z.infer<typeof Place>> =>
  Place.parse(await post(request, bike, "/api/me/certificates", { frameNumber: bike.frameNumber }));

/** Gets a certificate on the page of a check. */
export const getCertificate = async (page: Page, frameNumber: string): Promise<void> => {
  await page.goto(`/check?number=${frameNumber}`);
  await page.getByRole("button", { name: "Hämta intyg" }).click();
  await expect(page.getByText("Intyget är klart.")).toBeVisible();
};
