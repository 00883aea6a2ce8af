import * as z from "zod";

import { drain } from "#local/aws/drain.ts";
import { sendJson } from "#local/aws/send-json.ts";
import type { Service } from "#local/cloud.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import { readJson } from "#local/read-json.ts";

import { AccountSettings } from "./account.ts";
import type { SendingAccount } from "./account.ts";

/** Where people and tests see and set what SES thinks of the account. */
export const createAccountService = (prefix: Service["prefix"], account: SendingAccount): Service => ({
  prefix,
  handle: async (request, response) => {
    const answer = (status: number, value: object): void =>
      sendJson(response, status, value, { "cache-control": "no-store" });
    if (request.method === "GET") return answer(200, account.show());
    if (request.method !== "POST") return answer(405, { message: "Only GET and POST are served here." });
    if (comesFromElsewhere(request)) {
      await drain(request);
      return answer(403, { message: "Forbidden" });
    }
    const wanted = await readJson(request, AccountSettings);
    if (!wanted.success) return answer(400, { message: z.prettifyError(wanted.error) });
    account.set(wanted.data);
    answer(200, account.show());
  },
  close: () => Promise.resolve(),
});
