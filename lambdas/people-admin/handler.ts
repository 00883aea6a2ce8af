import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { emailRequestRoutes } from "#contract/email-request-acts.ts";
import { emailRequestQueueRoutes } from "#contract/email-requests.ts";
import { extractQueueRoutes } from "#contract/extracts.ts";
import { extractRoutes } from "#contract/extract-acts.ts";
import { peopleAdminRoutes } from "#contract/people-admin.ts";
import { closePerson } from "./actions/close-person.ts";
import { lockPerson, unlockPerson } from "./actions/lock-person.ts";
import { sendMailAgain } from "./actions/send-mail-again.ts";
import { signPersonOut } from "./actions/sign-person-out.ts";
import { askForEmailChange } from "./email-requests/ask-for-email-change.ts";
import { listEmailRequests } from "./email-requests/list-email-requests.ts";
import { askForExtract } from "./extracts/ask-for-extract.ts";
import { checkExtract } from "./extracts/check-extract.ts";
import { decideExtract } from "./extracts/decide-extract.ts";
import { linkExtract } from "./extracts/link-extract.ts";
import { listExtracts } from "./extracts/list-extracts.ts";
import { PeopleAdminEnv } from "./env.ts";
import { listMoreOfPerson, openPerson } from "./person/open-person.ts";
import { searchPeople } from "./search/search-people.ts";
import { cognitoSignOut } from "#lambdas/shared/accounts/aws-sign-out.ts";
import { isAdministratorIn } from "#lambdas/shared/administrators/aws-is-administrator.ts";
import { api } from "#lambdas/shared/http/api.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { startMeter } from "#lambdas/shared/table/read-meter.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { extractPlace } from "#lambdas/shared/extracts/extract-place.ts";
import { signLinks } from "#lambdas/shared/pictures/aws-signed-links.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = PeopleAdminEnv.parse(process.env);
const logger = loggerOf("people-admin");
const sign = signLinks();
const cognito = new CognitoIdentityProviderClient({});
const openMetered = openReader(env.TABLE_NAME, system);

const context = {
  table: openTable(env.TABLE_NAME, system),
  reader: openMetered(startMeter()),
  system,
  cursorSecret: env.CURSOR_SECRET,
  codeSecret: env.CODE_SECRET,
  signExtract: (named: { userId: string; extractId: string }) =>
    sign(extractPlace(env.OWN_COPIES_BUCKET, named)),
  isAdministrator: isAdministratorIn(cognito, env.USER_POOL_ID),
  signOut: cognitoSignOut(cognito, env.USER_POOL_ID),
  logger,
};

type Asked = { caller: Caller; params: { accountId: string }; body: { reason: string } };

const actOf = ({ caller, params, body }: Asked) => ({ adminId: caller.userId, ...params, ...body });

export const handler = api(
  {
    ...peopleAdminRoutes,
    ...extractQueueRoutes,
    ...extractRoutes,
    ...emailRequestQueueRoutes,
    ...emailRequestRoutes,
  },
  {
    searchPeople: ({ caller, body, meter }) =>
      searchPeople({ ...context, reader: openMetered(meter) }, caller.userId, body.q),
    openPerson: ({ caller, params }) => openPerson(context, caller.userId, params.accountId),
    listMoreOfPerson: ({ caller, params, query }) =>
      listMoreOfPerson(context, caller.userId, { ...params, ...query }),
    signPersonOut: (asked) => signPersonOut(context, actOf(asked)),
    lockPerson: (asked) => lockPerson(context, actOf(asked)),
    unlockPerson: (asked) => unlockPerson(context, actOf(asked)),
    listEmailRequests: ({ caller, query }) => listEmailRequests(context, caller.userId, query),
    askForEmailChange: ({ caller, params, body }) =>
      askForEmailChange(context, { adminId: caller.userId, ...params, request: body }),
    listExtracts: ({ caller, query }) => listExtracts(context, caller.userId, query),
    askForExtract: ({ caller, params, body }) =>
      askForExtract(context, { adminId: caller.userId, ...params, request: body }),
    decideExtract: ({ caller, params, body }) =>
      decideExtract(context, { adminId: caller.userId, ...params }, body),
    linkExtract: ({ caller, params }) => linkExtract(context, { adminId: caller.userId, ...params }),
    checkExtract: ({ body }) => checkExtract(context, body.sha256),
    closePerson: (asked) => closePerson(context, actOf(asked)),
    sendMailAgain: (asked) => sendMailAgain(context, { ...actOf(asked), mailId: asked.params.mailId }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    readUnits: { stage: env.STAGE },
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
