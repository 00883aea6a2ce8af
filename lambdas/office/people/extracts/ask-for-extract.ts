import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { NewExtract } from "#contract/office/extract-acts.ts";
import type { Extract } from "#contract/office/extracts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { retentionEnd } from "./retention-end.ts";
import { showExtracts } from "./show-extracts.ts";
import { requireOther } from "#lambdas/office/people/actions/act.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { requestTimes } from "#lambdas/people/administrators/four-eyes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { isNew, notAfter } from "#lambdas/platform/table/expectations.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ExtractItem, OpenExtractItem } from "#lambdas/people/items/extract.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type ExtractInput = { readonly adminId: string; readonly accountId: string; readonly request: NewExtract };

/** The person's bike, or one that was theirs when they deleted it. */
const readBike = async (
  { table }: Context,
  { accountId, request }: ExtractInput,
): Promise<BikeItem | undefined> => {
  if (request.bikeId === undefined) return undefined;
  const bike = await table.get(keys.bike(request.bikeId), BikeItem);
  if (bike?.ownerId !== accountId) throw new ProblemError("bike-not-found");
  return bike;
};

/** Secrecy until a past day would have no effect. */
const requireDayToCome = ({ system }: Context, { secrecy }: NewExtract): void => {
  if (secrecy && secrecy.until < isoDate(swedishDate(system.now())))
    throw new ProblemError("invalid-request", { issues: [{ path: "secrecy.until", rule: "date-in-past" }] });
};

const newExtract = ({ system }: Context, { adminId, accountId, request }: ExtractInput, bike?: BikeItem) => {
  const now = system.now();
  const withoutPersonalNumbers = (text: string): string => hidePersonalNumbers(text, swedishDate(now));
  const { secrecy } = request;
  const item: ExtractItem = {
    entity: "extract",
    id: system.newId("extract"),
    userId: accountId,
    caseNumber: withoutPersonalNumbers(request.caseNumber),
    authority: withoutPersonalNumbers(request.authority),
    ground: withoutPersonalNumbers(request.ground),
    bikeId: bike?.id,
    bike: bike && `${titleOf(bike)}, ${bike.frameNumber}`,
    secretUntil: secrecy?.until,
    secretGround: secrecy && withoutPersonalNumbers(secrecy.ground),
    state: "asked",
    askedBy: adminId,
    ...requestTimes(now),
    attempts: 0,
    heldUntil: 0,
    expiresAt: retentionEnd(secrecy?.until, now),
  };
  return item;
};

/** Allows one open request per person; a lapsed one does not count. */
const guardWrite = ({ userId, id, askedAt, lapsesAt }: ExtractItem): Action => {
  const expiresAt = Math.floor(Date.parse(lapsesAt) / 1000);
  const guard: OpenExtractItem = { entity: "openExtract", extractId: id, lapsesAt, expiresAt };
  return put(keys.openExtract(userId), "openExtract", guard).expectEither(
    [isNew("extract-open"), notAfter("lapsesAt", askedAt, "extract-open")],
    "extract-open",
  );
};

/** Gathers nothing until another administrator approves. */
export const askForExtract = async (context: Context, input: ExtractInput): Promise<Extract> => {
  const { table, system } = context;
  const { adminId, accountId } = input;
  await requireOther(context, { adminId, accountId, reason: "" });
  requireDayToCome(context, input.request);
  const item = newExtract(context, input, await readBike(context, input));
  const { id, askedAt, caseNumber, authority, ground } = item;
  await table.transact([
    guardWrite(item),
    put(keys.extract(accountId, id), "extract", {
      ...item,
      gsi1pk: lists.openExtracts(),
      gsi1sk: `${askedAt}#${id}`,
    }).expectNew("conflict-try-again"),
    ...auditWrites(system, {
      subject: id,
      person: accountId,
      by: adminId,
      action: "extract-asked",
      at: askedAt,
      reason: `${authority}, ${caseNumber}: ${ground}`,
    }),
  ]);
  const [shown] = await showExtracts(table, [item], { adminId, now: system.now() });
  if (!shown) throw new ProblemError("account-exempt");
  return shown;
};
