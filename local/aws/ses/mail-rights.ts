import { QueryError } from "#local/aws/wire/query-error.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { RequiredPermission } from "#local/aws/iam/required-permission.ts";
import type { AccessDeniedError } from "#local/aws/iam/demand.ts";
import { members } from "./members.ts";
import { readAddresses } from "#local/aws/ses/mime/addresses.ts";
import { headerOf, readEntity } from "#local/aws/ses/mime/header-lines.ts";
import type { SendingAccount } from "./account.ts";
import { identityOf, type VerifiedSenders } from "./sender-policy.ts";

type Account = Pick<SendingAccount, "identitiesOf">;

const senderIn = (form: URLSearchParams): string => {
  const raw = Buffer.from(form.get("RawMessage.Data") ?? "", "base64").toString("latin1");
  const written = form.get("Source") ?? (raw === "" ? "" : headerOf(readEntity(raw).headers, "from"));
  return readAddresses(written)[0]?.address ?? "";
};

const recipientsIn = (form: URLSearchParams): string[] =>
  ["Destinations", "Destination.ToAddresses", "Destination.CcAddresses", "Destination.BccAddresses"]
    .flatMap((name) => members(form, name))
    .flatMap((text) => readAddresses(text).map(({ address }) => address));

/**
 * The permissions of an SES action: a mail needs its sender's identity and its configuration set, and in the
 * sandbox also the recipients' identities.
 */
const mailRights =
  ({ region, accountId }: CloudContext, verified: VerifiedSenders, account: Account) =>
  (action: string, form: URLSearchParams): RequiredPermission[] => {
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

const mailRefusal = ({ who, asked }: AccessDeniedError): QueryError =>
  new QueryError(
    "AccessDenied",
    `User \`${who}' is not authorized to perform \`${asked.action}' on resource \`${asked.resource}'`,
    403,
  );

export const mailAccess = (context: CloudContext, verified: VerifiedSenders, account: Account) => ({
  rights: mailRights(context, verified, account),
  refuse: mailRefusal,
});
