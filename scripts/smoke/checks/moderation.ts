import { messageReportRoutes } from "#contract/message-report-admin.ts";
import { messageRoutes } from "#contract/messages.ts";
import { todoRoutes } from "#contract/todo.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";

/** The report is dismissed, so that the two can go on writing. */
export const moderation: Check = {
  name: "A reported conversation is decided on",
  means: "Nobody looks at what people report, or administrators cannot work off what waits.",
  run: async (trial) => {
    const { deployment } = trial;
    const as = needed(trial.admin, "an administrator");
    const params = { threadId: needed(trial.threadId, "a conversation") };
    const said = { reason: "spam", text: "Ett prov av anmälningar." };
    const owner = needed(trial.owner, "an account");
    await ask(deployment, messageRoutes.reportThread, { as: owner, params, body: said });
    const { items } = await ask(deployment, messageReportRoutes.listMessageReports, { as });
    const report = items.find(({ threadId }) => threadId === params.threadId);
    expectThat(report !== undefined, `The report is not among the ${items.length} that wait`);
    const reportId = report.id;
    const place = { queue: "messageReports", caseId: reportId };
    const { mine } = await ask(deployment, todoRoutes.claimCase, { as, params: place });
    expectThat(mine, "The case is not theirs who has taken it");
    const opened = await ask(deployment, messageReportRoutes.openMessageReport, { as, params: { reportId } });
    expectThat(opened.messages.length > 0, "What was reported is not shown");
    const explanation = "Det här var ett prov av anmälningar och inget annat.";
    const body = { outcome: "dismissed", round: opened.round, explanation };
    await ask(deployment, messageReportRoutes.decideMessageReport, { as, params: { reportId }, body });
    const left = await ask(deployment, messageReportRoutes.listMessageReports, { as });
    expectThat(!left.items.some(({ id }) => id === reportId), "A case that is decided still waits");
  },
};
