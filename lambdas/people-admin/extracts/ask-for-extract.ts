import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { NewExtract } from "#contract/extract-acts.ts";
import type { Extract } from "#contract/extracts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { keptUntil } from "./kept-until.ts";
import { showExtracts } from "./show-extracts.ts";
import { requireOther } from "#lambdas/people-admin/actions/act.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { askedNow } from "#lambdas/shared/administrators/four-eyes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { isNew, notAfter } from "#lambdas/shared/table/expectations.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ExtractItem, OpenExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type Asked = { readonly adminId: string; readonly accountId: string; readonly request: NewExtract };

/** A bike that is the person's, or was when they took it out of the register. */
const readBike = async ({ table }: Context, { accountId, request }: Asked): Promise<BikeItem | undefined> => {
  if (request.bikeId === undefined) return undefined;
  const bike = await table.get(keys.bike(request.bikeId), BikeItem);
  if (bike?.ownerId !== accountId) throw new ProblemError("bike-not-found");
  return bike;
};

/** The person could be told at once, so that naming a day would forbid nothing. */
const requireDayToCome = ({ system }: Context, { secrecy }: NewExtract): void => {
  if (secrecy && secrecy.until < isoDate(swedishDate(system.now())))
    throw new ProblemError("invalid-request", { issues: [{ path: "secrecy.until", rule: "date-in-past" }] });
};

const newExtract = ({ system }: Context, { adminId, accountId, request }: Asked, bike?: BikeItem) => {
  const now = system.now();
  const said = (text: string): string => hidePersonalNumbers(text, swedishDate(now));
  const { secrecy } = request;
  const item: ExtractItem = {
    entity: "extract",
    id: system.newId("extract"),
    userId: accountId,
    caseNumber: said(request.caseNumber),
    authority: said(request.authority),
    ground: said(request.ground),
    bikeId: bike?.id,
    bike: bike && `${titleOf(bike)}, ${bike.frameNumber}`,
    secretUntil: secrecy?.until,
    secretGround: secrecy && said(secrecy.ground),
    state: "asked",
    askedBy: adminId,
    ...askedNow(now),
    attempts: 0,
    heldUntil: 0,
    expiresAt: keptUntil(secrecy?.until, now),
  };
  return item;
};

/** Of two who ask at once one is told that it has been done. What has lapsed is in nobody's way. */
const guardWrite = ({ userId, id, askedAt, lapsesAt }: ExtractItem): Action => {
  const expiresAt = Math.floor(Date.parse(lapsesAt) / 1000);
  const guard: OpenExtractItem = { entity: "openExtract", extractId: id, lapsesAt, expiresAt };
  return put(keys.openExtract(userId), "openExtract", guard).expectEither(
    [isNew("extract-open"), notAfter("lapsesAt", askedAt, "extract-open")],
    "extract-open",
  );
};

/** Asks for an extract for an authority. Nothing is gathered before another administrator has approved. */
export const askForExtract = async (context: Context, asked: Asked): Promise<Extract> => {
  const { table, system } = context;
  const { adminId, accountId } = asked;
  await requireOther(context, { adminId, accountId, reason: "" });
  requireDayToCome(context, asked.request);
  const item = newExtract(context, asked, await readBike(context, asked));
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
