import { MessageReportDecision } from "#contract/moderation/message-report-admin.ts";
import { decideReport } from "#lambdas/moderation/messages/decide-report.ts";
import { listReports } from "#lambdas/moderation/messages/list-reports.ts";
import type { MessageReportsContext } from "#lambdas/moderation/messages/message-reports-context.ts";
import { objectToDecision } from "#lambdas/moderation/messages/object-to-decision.ts";
import { openReport } from "#lambdas/moderation/messages/open-report.ts";
import { getDecision } from "#lambdas/moderation/messages/show-decision.ts";
import { aTownOfWriters } from "#tests/lambdas/messages/conversations/context.ts";

export const aDecision = (
  outcome: MessageReportDecision["outcome"],
  over: object = {},
): MessageReportDecision =>
  MessageReportDecision.parse({
    outcome,
    round: outcome === "upheld" || outcome === "revoked" ? 1 : 0,
    reason: "harassment",
    days: 7,
    explanation: "Det som står där är ett hot, och hot hör inte hemma här.",
    ...over,
  });

const someObjection = "Jag skojade bara, och det vet den jag skrev till.";

/** Bo has written to Anna about her bike, and Anna has reported it. Adam and Eva are administrators. */
export const aDesk = async () => {
  const town = await aTownOfWriters();
  let administrators = 2;
  const desk: MessageReportsContext = {
    table: await town.inRole("message-reports"),
    system: town.system,
    cursorSecret: "secret",
    countAdministrators: async () => administrators,
  };
  for (const who of ["adam", "eva"]) await town.person(who);
  const { threadId, message } = await town.contact("bo", { text: "Svara, annars!" });
  const queue = async () => (await listReports(desk, { limit: 50, cursor: undefined })).items;
  return {
    ...town,
    desk,
    threadId,
    messageId: message.id,
    queue,
    first: async (): Promise<string> => (await queue())[0]?.id ?? "",
    leaveOneAdministrator: () => void (administrators = 1),
    look: (adminId: string, reportId: string) => openReport(desk, adminId, reportId),
    decide: (adminId: string, reportId: string, decision: MessageReportDecision) =>
      decideReport(desk, adminId, reportId, decision),
    object: (userId: string, reportId: string, text = someObjection) =>
      objectToDecision(desk, userId, reportId, text),
    see: (userId: string, reportId: string) => getDecision(desk, userId, reportId),
    told: async (userId: string) =>
      (await town.of("notification"))
        .filter((item) => item["userId"] === userId && item["type"] === "review")
        .map((item) => (item["params"] as { what: string }).what)
        .toSorted(),
  };
};
export type Desk = Awaited<ReturnType<typeof aDesk>>;

export const days = (count: number): number => count * 86_400_000;
