import * as z from "zod";
import { mailPreviewRoutes } from "#contract/mail-previews.ts";
import { ask, until } from "../ask.ts";
import { type Check, needed, NotPossible } from "../check.ts";

const Mails = z.array(z.unknown());

/** SES answers before it delivers, and its simulator cannot be read: that it takes the mail is what can be known there. */
export const mail: Check = {
  name: "A mail is sent",
  means: "Nobody gets mail: the sender is not verified, or SES still keeps the account in its sandbox.",
  run: async (trial) => {
    const { deployment } = trial;
    if (!deployment.sendsMail) throw new NotPossible("the stage has no mailFrom");
    if (deployment.stage === "prod") throw new NotPossible("mails cannot be tried out in production");
    const as = needed(trial.admin, "an administrator");
    const { previews } = await ask(deployment, mailPreviewRoutes.listMailPreviews, { as });
    const params = { name: needed(previews[0], "a mail").name };
    await ask(deployment, mailPreviewRoutes.sendMailPreview, { as, params, body: { language: "sv" } });
    if (!deployment.isEmbedded) return;
    const inbox = `${deployment.siteUrl}/_local/mail.json?to=${encodeURIComponent(as.email)}`;
    await until("The mail does not arrive", async () => {
      return Mails.parse(await (await fetch(inbox)).json()).length > 0;
    });
  },
};
