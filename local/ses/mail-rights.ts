import { QueryError } from "#local/aws/query-error.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { Asked } from "#local/iam/asked.ts";
import type { AccessDeniedError } from "#local/iam/demand.ts";

import { members } from "./members.ts";
import { readAddresses } from "./mime/addresses.ts";
import { headerOf, readEntity } from "./mime/header-lines.ts";
import type { SendingAccount } from "./account.ts";
import { identityOf } from "./sender-policy.ts";
import type { VerifiedSenders } from "./sender-policy.ts";

type Account = Pick<SendingAccount, "identitiesOf">;

const senderIn = (form: URLSearchParams): string => {
  const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64").toString("latin1");
  const written = form.get("Source") ?? (raw === "" ? "" : headerOf(readEntity(raw).headers, "from"));
  return readAddresses(written)[0]?.address ?? "";
};

/** However a mail names whom it goes to. */
const recipientsIn = (form: URLSearchParams): string[] =>
  ["Destinations", "Destination.ToAddresses", "Destination.CcAddresses", "Destination.BccAddresses"]
    .flatMap((name) => members(form, name))
    .flatMap((text) => readAddresses(text).map(({ address }) => address));

/** What an action of SES needs: a mail goes out as an identity and under a configuration set, and needs the right to both; in the sandbox also to the identities of those it goes to. */
const mailRights =
  ({ region, accountId }: CloudContext, verified: VerifiedSenders, account: Account) =>
  (action: string, form: URLSearchParams): Asked[] => {
    if (!action.startsWith("Send")) return [{ action: `ses:${action}`, resource: "*" }];
    const address = senderIn(form);
    const context = {
      "ses:fromaddress": [address],
      "ses:recipients": members(form, "Destinations"),
    };
    const home = `arn:aws:ses:${region}:${accountId}`;
    const configuration = form.get("ConfigurationSetName");
    return [
      ...[identityOf(address, verified), ...account.identitiesOf(recipientsIn(form))].map(
        (identity) => `${home}:identity/${identity}`,
      ),
      ...(configuration === null ? [] : [`${home}:configuration-set/${configuration}`]),
    ].map((resource) => ({ action: `ses:${action}`, resource, context }));
  };

/** A refusal as SES words it. */
const mailRefusal = ({ who, asked }: AccessDeniedError): QueryError =>
  new QueryError(
    "AccessDenied",
    `User \`${who}' is not authorized to perform \`${asked.action}' on resource \`${asked.resource}'`,
    403,
  );

/** Who may send here, and how it is said to whom may not. */
export const mailAccess = (context: CloudContext, verified: VerifiedSenders, account: Account) => ({
  rights: mailRights(context, verified, account),
  refuse: mailRefusal,
});
