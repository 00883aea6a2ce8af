import { closePerson } from "#lambdas/office/people/actions/close-person.ts";
import { lockPerson, unlockPerson } from "#lambdas/office/people/actions/lock-person.ts";
import { signPersonOut } from "#lambdas/office/people/actions/sign-person-out.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { listMoreOfPerson, openPerson } from "#lambdas/office/people/person/open-person.ts";
import { searchPeople } from "#lambdas/office/people/search/search-people.ts";
import type { PersonPart } from "#contract/office/people-admin-person.ts";
import { nameWrites } from "#lambdas/bikes/index/name-writes.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { aGarage } from "#tests/lambdas/bikes/registration/garage.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

/** Göran and Göte are customers; Göran has a phone. Karin and Ali are administrators. */
export const anOffice = async () => {
  const garage = await aGarage();
  const { system, tableName, config } = garage;
  const own = await inRoleOf("people-admin", { tableName, config });
  const signedOut: string[] = [];
  const failures: string[] = [];
  const context: PeopleAdminContext = {
    table: openTable(tableName, system, own),
    reader: openReader(tableName, system, own)(startMeter()),
    system,
    cursorSecret: "secret",
    isAdministrator: async (poolUser) => ["karin", "ali"].includes(poolUser),
    administrators: async () => ["karin", "ali", "eva"],
    signOut: async (poolUser) => void signedOut.push(poolUser),
    logger: { error: (message) => void failures.push(message) },
  };
  const write = (...actions: readonly Action[]) => garage.table.transact(actions);
  const person = async (userId: string, fullName: string, over: object = {}) => {
    const email = `${userId}@example.se`;
    await garage.person(userId, { fullName, email, phone: undefined, ...over }, 350);
    await write(
      put(keys.emailGuard(email), "emailGuard", { userId }),
      ...nameWrites(undefined, { userId, fullName }),
    );
  };
  await person("goran", "Göran Åkesson Lind", { identityLevel: 2, phone: "+46701740635" });
  await person("gote", "Göte Lindqvist", { protectedIdentity: true });
  await person("karin", "Karin Berg");
  await person("ali", "Ali Rahimi");
  await write(put(keys.phoneGuard("+46701740635"), "phoneGuard", { userId: "goran" }));
  const act = (adminId: string, accountId: string) => ({
    adminId,
    accountId,
    reason: "Ringde, 19910412-9870 stämde",
  });
  return {
    ...garage,
    context,
    signedOut,
    failures,
    write,
    lines: async (subject = "goran") => {
      const { items } = await garage.table.query({
        partition: `AUDIT#${subject}`,
        schema: AuditItem,
        limit: 50,
      });
      return items.map(({ action, by, reason }) => [action, by, reason]);
    },
    find: (q: string) => searchPeople(context, "karin", q),
    look: (accountId: string, adminId = "karin") => openPerson(context, adminId, accountId),
    more: (part: PersonPart, cursor = "", adminId = "karin") =>
      listMoreOfPerson(context, adminId, { accountId: "goran", part, cursor }),
    signOut: (adminId: string, userId: string) => problemIn(signPersonOut(context, act(adminId, userId))),
    lock: (adminId: string, userId: string) => problemIn(lockPerson(context, act(adminId, userId))),
    unlock: (adminId: string, userId: string) => problemIn(unlockPerson(context, act(adminId, userId))),
    close: (adminId: string, userId: string) => problemIn(closePerson(context, act(adminId, userId))),
    /** Calls a route as someone who signed in at this time. */
    enter: (userId: string, signedInAt = system.now()) =>
      problemIn(
        assertLiveSession(garage.table, aCaller(userId, { signedInAt }), { whileClosed: true }, system.now()),
      ),
    purchase: (serial: number) => ({
      entity: "purchase",
      id: `purchase_${serial}`,
      userId: "goran",
      packageId: "BAS",
      orderNumber: `CR-261120-AAAA0${serial}`,
      price: 27_900,
      vat: 5580,
      points: 300,
      bonusPoints: 0,
      language: "sv",
      state: "paid",
      createdAt: `2026-11-0${serial}T08:00:00.000Z`,
      receiptNumber: serial,
      gsi1pk: lists.purchasesOf("goran"),
      gsi1sk: `2026-11-0${serial}T08:00:00.000Z`,
    }),
  };
};
