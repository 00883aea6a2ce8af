import { randomBytes } from "node:crypto";
import {
  AnonymousBugReport,
  BugReportForm,
  type BugState,
  type BugsQuery,
} from "#contract/office/bug-reports.ts";
import { answerBugReport } from "#lambdas/office/bugs/answer-bug-report.ts";
import type { BugsContext } from "#lambdas/office/bugs/bugs-context.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { listBugs } from "#lambdas/office/bugs/list-bugs.ts";
import { type BugMove, moveBug } from "#lambdas/office/bugs/move-bug.ts";
import { openBug } from "#lambdas/office/bugs/open-bug.ts";
import { bugReportForm, reportBugAnonymously } from "#lambdas/office/bugs/report-bug-anonymously.ts";
import { reportBug } from "#lambdas/office/bugs/report-bug.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aMarket } from "#tests/lambdas/ownership/transfers/context.ts";
import { passOf } from "#tests/search-pass.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

export const someBug = (over: object = {}): BugReportForm =>
  BugReportForm.parse({
    message: "Kvittot fastnar på 80 %.",
    path: "/my-bikes/bike_01K9/edit",
    version: "main-Dk3f9a",
    userAgent: chrome,
    language: "sv",
    ...over,
  });

/** People who report bugs, and administrators who answer. */
export const aWorkshop = async () => {
  const market = await aMarket();
  const context: BugsContext = {
    table: await market.inRole("bug-reports"),
    system: market.system,
    challengeSecret: "challenge secret",
    cursorSecret: "secret",
    link: ({ ownerId, id }) => Promise.resolve(`https://bugs.test/${ownerId}/${id}`),
    log: { region: "eu-west-1", group: "api-log" },
  };
  /** The easiest proof of work. */
  const easily = {
    ...market.system,
    bytes: (length: number) => (length === 4 ? new Uint8Array(4) : randomBytes(length)),
  };
  const solve = async (): Promise<string> =>
    passOf(await createFormChallenge({ ...context, system: easily }, bugReportForm, "192.0.2.9"));
  for (const who of ["anna", "bo"]) await market.person(who);
  return {
    ...market,
    context,
    solve,
    report: (userId: string, over: object = {}, key = market.key()) =>
      reportBug(context, { userId, role: "customer" }, key, someBug(over)),
    reportFrom: async (address: string, over: object = {}) => {
      const solution = await solve();
      const form = AnonymousBugReport.parse({ ...someBug(), solution, ...over });
      return reportBugAnonymously(context, form, address);
    },
    list: async (state: BugState, over: Partial<BugsQuery> = {}) =>
      listBugs(context, { state, order: "newest", limit: 50, cursor: undefined, ...over }),
    open: (bugId: string, cursor?: string, limit = 20, adminId = "adam") =>
      openBug(context, adminId, bugId, { limit, cursor }),
    move: (bugId: string, move: BugMove, adminId = "adam") => moveBug(context, adminId, bugId, move),
    answer: (bugId: string, letterId: string, text = "Felet är rättat.", adminId = "adam") =>
      answerBugReport(context, adminId, { bugId, letterId, text }),
    letters: async () => (await market.of("bugLetter")).map((item) => BugLetterItem.parse(item)),
    closeAccount: (userId: string) =>
      market.table.transact([
        update(keys.sessions(userId)).set({
          entity: "sessions",
          userId,
          validFrom: market.system.now().toISOString(),
          closedAt: market.system.now().toISOString(),
        }),
      ]),
    audit: async () => (await market.of("audit")).map(({ action, by }) => `${String(by)} ${String(action)}`),
  };
};
export type Workshop = Awaited<ReturnType<typeof aWorkshop>>;
