import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { contactCaseRoutes, contactQueueRoutes } from "#contract/office/contact-cases.ts";
import { emailRequestRoutes } from "#contract/office/email-request-acts.ts";
import { emailRequestQueueRoutes } from "#contract/office/email-requests.ts";
import { extractQueueRoutes } from "#contract/office/extracts.ts";
import { extractRoutes } from "#contract/office/extract-acts.ts";
import { peopleAdminRoutes } from "#contract/office/people-admin.ts";
import { accessRoutes } from "#contract/office/person-access.ts";
import { openAccess } from "#lambdas/office/people/access/open-access.ts";
import { requireAccess } from "#lambdas/office/people/access/require-access.ts";
import { decideAccessSample, listAccessSamples } from "#lambdas/office/people/access/samples.ts";
import { closePerson } from "#lambdas/office/people/actions/close-person.ts";
import { lockPerson, unlockPerson } from "#lambdas/office/people/actions/lock-person.ts";
import { sendMailAgain } from "#lambdas/office/people/actions/send-mail-again.ts";
import { signPersonOut } from "#lambdas/office/people/actions/sign-person-out.ts";
import { askForEmailChange } from "#lambdas/office/people/email-requests/ask-for-email-change.ts";
import { listEmailRequests } from "#lambdas/office/people/email-requests/list-email-requests.ts";
import { askForExtract } from "#lambdas/office/people/extracts/ask-for-extract.ts";
import { checkExtract } from "#lambdas/office/people/extracts/check-extract.ts";
import { decideExtract } from "#lambdas/office/people/extracts/decide-extract.ts";
import { linkExtract } from "#lambdas/office/people/extracts/link-extract.ts";
import { listExtracts } from "#lambdas/office/people/extracts/list-extracts.ts";
import {
  answerContactCase,
  closeContactCase,
  extendContactCase,
  sortContactCase,
  takeContactCase,
} from "#lambdas/office/people/letters/act-on-case.ts";
import { listContactCases } from "#lambdas/office/people/letters/list-cases.ts";
import { openContactCase } from "#lambdas/office/people/letters/open-case.ts";
import { searchContactCases } from "#lambdas/office/people/letters/search-cases.ts";
import { PeopleAdminEnv } from "./env.ts";
import { listMoreOfPerson, openPerson } from "#lambdas/office/people/person/open-person.ts";
import { searchPeople } from "#lambdas/office/people/search/search-people.ts";
import { cognitoSignOut } from "#lambdas/people/aws-sign-out.ts";
import { isAdministratorIn } from "#lambdas/people/aws-groups.ts";
import { administratorsIn } from "#lambdas/people/administrators/aws-administrators.ts";
import { api } from "#lambdas/platform/http/api.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { extractPlace } from "#lambdas/office/extracts/extract-place.ts";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

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
  administrators: administratorsIn(cognito, env.USER_POOL_ID),
  signOut: cognitoSignOut(cognito, env.USER_POOL_ID),
  logger,
};

const sessions = guardSessions(env, logger, context.table);

type ActRequest = { caller: Caller; params: { accountId: string }; body: { reason: string } };

type CaseRequest = { caller: Caller; params: { caseNumber: string }; body: { version: number } };

const caseActOf = ({ caller, params, body }: CaseRequest) => ({
  adminId: caller.userId,
  caseNumber: params.caseNumber,
  version: body.version,
});

const actOf = ({ caller, params, body }: ActRequest) => ({ adminId: caller.userId, ...params, ...body });

export const handler = api(
  {
    ...peopleAdminRoutes,
    ...accessRoutes,
    ...extractQueueRoutes,
    ...extractRoutes,
    ...emailRequestQueueRoutes,
    ...emailRequestRoutes,
    ...contactQueueRoutes,
    ...contactCaseRoutes,
  },
  {
    searchPeople: ({ caller, body, meter }) =>
      searchPeople({ ...context, reader: openMetered(meter) }, caller.userId, body.q),
    openAccess: ({ caller, body }) => openAccess(context, { adminId: caller.userId, ...body }),
    listAccessSamples: ({ caller, query }) => listAccessSamples(context, caller.userId, query),
    decideAccessSample: ({ caller, params, body }) =>
      decideAccessSample(context, { adminId: caller.userId, ...params }, body),
    openPerson: ({ caller, params }) => openPerson(context, caller.userId, params.accountId),
    listMoreOfPerson: ({ caller, params, query }) =>
      listMoreOfPerson(context, caller.userId, { ...params, ...query }),
    signPersonOut: (request) => signPersonOut(context, actOf(request)),
    lockPerson: (request) => lockPerson(context, actOf(request)),
    unlockPerson: (request) => unlockPerson(context, actOf(request)),
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
    listContactCases: ({ caller, query }) => listContactCases(context, caller.userId, query),
    searchContactCases: ({ caller, body }) => searchContactCases(context, caller.userId, body.q),
    openContactCase: ({ caller, params }) => openContactCase(context, caller.userId, params.caseNumber),
    takeContactCase: (request) => takeContactCase(context, caseActOf(request)),
    sortContactCase: (request) => sortContactCase(context, caseActOf(request), request.body.right),
    answerContactCase: (request) => {
      const { text, waits } = request.body;
      return answerContactCase(context, caseActOf(request), text, waits);
    },
    extendContactCase: (request) => extendContactCase(context, caseActOf(request), request.body.reason),
    closeContactCase: (request) => closeContactCase(context, caseActOf(request), request.body.reason),
    closePerson: (request) => closePerson(context, actOf(request)),
    sendMailAgain: (request) => sendMailAgain(context, { ...actOf(request), mailId: request.params.mailId }),
  },
  {
    ...sessions,
    assertLive: async (caller, route, params) => {
      await sessions.assertLive(caller, route);
      await requireAccess(context, caller.userId, params);
    },
    readUnits: { stage: env.STAGE },
  },
);
