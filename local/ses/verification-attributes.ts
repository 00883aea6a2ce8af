import type { QueryOperation } from "#local/aws/query-service.ts";
import { xmlEscape } from "#local/aws/xml-escape.ts";
import type { SendingAccount } from "./account.ts";
import { members } from "./members.ts";

/** Answers how far the named identities have come; of those that SES does not know it says nothing. */
export const verificationAttributes =
  (account: SendingAccount): QueryOperation =>
  (form) => {
    const entries = members(form, "Identities").flatMap((identity) => {
      const state = account.stateOf(identity);
      const value = `<value><VerificationStatus>${state}</VerificationStatus></value>`;
      return state === undefined ? [] : `<entry><key>${xmlEscape(identity)}</key>${value}</entry>`;
    });
    return Promise.resolve(`<VerificationAttributes>${entries.join("")}</VerificationAttributes>`);
  };

/** Answers how much may be sent. */
export const sendQuota =
  (account: SendingAccount): QueryOperation =>
  () => {
    const { mostADay, mostASecond, sentInADay } = account.show();
    return Promise.resolve(
      `<Max24HourSend>${mostADay}</Max24HourSend><MaxSendRate>${mostASecond}</MaxSendRate><SentLast24Hours>${sentInADay}</SentLast24Hours>`,
    );
  };
