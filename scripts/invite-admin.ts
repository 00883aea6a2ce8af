import { parseArgs } from "node:util";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { readUserPools } from "#local/template/readers/user-pools.ts";
import { enterLocal } from "./enter-local.ts";
import { inviteAdmin } from "./invite-admin/invite-admin.ts";

const { values } = parseArgs({
  options: {
    email: { type: "string" },
    pool: { type: "string" },
    region: { type: "string", default: "eu-west-1" },
    local: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
  },
});
const { email, local, region, url } = values;
const pool =
  local === undefined
    ? values.pool
    : enterLocal(local, url, (template) => readUserPools(template)[0]?.poolId);
if (email === undefined || pool === undefined) {
  console.error("node scripts/invite-admin.ts --email you@example.se --pool <UserPoolId>");
  console.error(
    "node scripts/invite-admin.ts --email you@example.se --local .local [--url http://127.0.0.1:4300]",
  );
  console.error("Invites an administrator by mail, and makes one of someone who has an account.");
  process.exit(2);
}
const outcome = await inviteAdmin(new CognitoIdentityProviderClient({ region }), pool, email);
console.log(
  outcome === "invited"
    ? `${email} gets a mail with a password for the first sign-in, good for seven days.`
    : `${email} has an account, and is an administrator now.`,
);
