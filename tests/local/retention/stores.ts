import { apiKeyRoutes } from "#contract/shops/api-keys.ts";
import { bikeImportRoutes } from "#contract/shops/bike-imports/imports.ts";
import { certificateRoutes } from "#contract/checks/certificates.ts";
import { numberReportRoutes } from "#contract/bikes/number-reports.ts";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { staffRoutes } from "#contract/shops/staff.ts";
import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { ask, until } from "../../../scripts/smoke/ask.ts";
import type { People } from "./accounts.ts";

export const unclaimed = "aldrig.hamtad@example.se";

const columns = ["frameNumber", "brand", "model", "color", "type", "email", "soldOn"];

const sendList = async (
  { trial: { deployment }, store: as }: People,
  frameNumber: string,
): Promise<string> => {
  const body = { fileName: "sålda.csv", columns, fallback: {}, count: 1 };
  const { id: importId } = await ask(deployment, bikeImportRoutes.createBikeImport, { as, body });
  const cells = [frameNumber, "Crescent", "Femto", "Blå", "Damcykel", "kund@example.se", "1/4 2025"];
  const params = { importId };
  await ask(deployment, bikeImportRoutes.sendImportRows, {
    as,
    params,
    body: { from: 0, rows: [{ line: 2, cells }] },
  });
  await workUntil({ deployment, as, importId }, "checked");
  return importId;
};

type Working = {
  readonly deployment: People["trial"]["deployment"];
  readonly as: People["store"];
  readonly importId: string;
};

const workUntil = ({ deployment, as, importId }: Working, wanted: string): Promise<void> =>
  until(`The list is not ${wanted}`, async () => {
    const { state } = await ask(deployment, bikeImportRoutes.continueBikeImport, {
      as,
      params: { importId },
      body: {},
    });
    return state === wanted;
  });

const sellBikes = async (people: People): Promise<void> => {
  const { trial, store: as } = people;
  const { deployment } = trial;
  const sold = {
    type: "dam",
    brand: "Crescent",
    model: "Femga",
    color: "lila",
    frameNumber: "RET204K8901",
    price: 4000,
  };
  const body = { ...sold, receiptNumber: "Kvitto 1", payment: "points", buyer: { email: unclaimed } };
  await ask(deployment, saleRoutes.registerSale, { as, body });
  await sendList(people, "RET204K8902");
  const importId = await sendList(people, "RET204K8903");
  const start = { as, params: { importId }, body: { pace: "100" } };
  await ask(deployment, bikeImportRoutes.registerBikeImport, start);
  await workUntil({ deployment, as, importId }, "done");
  await ask(deployment, numberReportRoutes.makeNumberReport, { as, body: { frameNumbers: ["RET204K8901"] } });
  await ask(deployment, certificateRoutes.makeOwnCertificate, { as, body: { frameNumber: "RET204K8901" } });
};

const comeAndGo = async ({ trial: { deployment }, store: as, admins }: People): Promise<void> => {
  const member = { name: "Ida Ivarsson", email: "ida@example.se", role: "staff", language: "sv" };
  const { items } = await ask(deployment, staffRoutes.inviteStaff, { as, body: member });
  const { userId = "" } = items.find(({ email }) => email === member.email) ?? {};
  await ask(deployment, staffRoutes.removeStaff, { as, params: { userId } });
  const { storeId } = await ask(deployment, storeRoutes.getOwnStore, { as });
  for (const state of ["suspended", "active"]) {
    const decided = { params: { storeId }, body: { state, reason: "En fråga om betalning." } };
    await ask(deployment, storeRoutes.decideStoreState, { as: admins[0], ...decided });
  }
  const applicant = {
    contactPerson: "Petra Holm",
    email: "petra@cykelkallaren.example",
    phone: "+46317001234",
    bikeCount: 10,
  };
  const application = { ...applicant, organisationNumber: "559900-1004", language: "sv" };
  await ask(deployment, storeApplicationRoutes.applyAsStore, { body: application });
  const { items: waiting } = await ask(deployment, storeDecisionRoutes.listStoreApplications, {
    as: admins[0],
  });
  const no = {
    as: admins[0],
    params: { applicationId: waiting[0]?.id ?? "" },
    body: { decision: "reject", reason: "Inte nu." },
  };
  await ask(deployment, storeDecisionRoutes.decideStoreApplication, no);
};

const replaceKey = async ({ trial: { deployment }, store: as }: People): Promise<void> => {
  const { key } = await ask(deployment, apiKeyRoutes.makeApiKey, { as, body: { name: "Kassan" } });
  await ask(deployment, apiKeyRoutes.rotateApiKey, { as, params: { keyId: key.id } });
};

export const leaveStores = async (people: People): Promise<void> => {
  await sellBikes(people);
  await comeAndGo(people);
  await replaceKey(people);
};
