import { describe, expect, it } from "vitest";
import { features } from "#contract/index.ts";
import { problemStatuses } from "#contract/problems.ts";
import { type Access, type Route, apiBase, endsWithSession } from "#contract/route.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

const routes: [string, Route][] = Object.values(features).flatMap((feature) =>
  Object.entries<Route>(feature),
);

/** Who may call what, written down a second time so that nobody opens a route by accident. */
const expected: Record<string, Access> = {
  getMe: "signed-in",
  changeMe: "signed-in",
  declarePersonalNumber: "signed-in",
  sendPhoneCode: "signed-in",
  confirmPhone: "signed-in",
  removePhone: "signed-in",
  endSessions: "signed-in",
  getMailStatus: "signed-in",
  retryMail: "signed-in",
  saveConsent: "signed-in",
  listConsents: "signed-in",
  getOwnCopy: "signed-in",
  askForOwnCopy: "signed-in",
  linkOwnCopy: "signed-in",
  getClosing: "customer",
  closeAccount: "customer",
  reopenAccount: "customer",
  startEmailChange: "signed-in",
  confirmEmail: "signed-in",
  takeBackEmail: "public",
  startSignUp: "public",
  confirmSignUp: "public",
  startRegistration: "public",
  startSignIn: "public",
  startVerification: "signed-in",
  startSignature: "customer",
  collectEidOrder: "public",
  createAccount: "public",
  cancelEidOrder: "public",
  requestIdentityReview: "signed-in",
  getOwnIdentityReview: "signed-in",
  listGivenUp: "admin",
  listIdentityReviews: "admin",
  openIdentityReview: "admin",
  decideIdentityReview: "admin",
  findCodes: "admin",
  getCode: "admin",
  getContactChallenge: "public",
  sendContact: "public",
  lookUpCompany: "public",
  applyAsStore: "public",
  readStoreApplication: "public",
  withdrawStoreApplication: "public",
  listStoreApplications: "admin",
  openStoreApplication: "admin",
  decideStoreApplication: "admin",
  inviteStoreOwner: "admin",
  startUpload: "signed-in",
  completeUpload: "signed-in",
  startBugPicture: "public",
  completeBugPicture: "public",
  getUpload: "signed-in",
  analyse: "signed-in",
  readFrameNumber: "store",
  registerBike: "customer",
  listBikes: "customer",
  getBike: "customer",
  changeVisibility: "customer",
  editBike: "customer",
  deleteBike: "customer",
  requestCorrection: "customer",
  listCorrections: "customer",
  exportBikes: "customer",
  getHistory: "signed-in",
  checkFrameNumber: "customer",
  createListing: "customer",
  getOwnListing: "customer",
  editListing: "customer",
  pauseListing: "customer",
  resumeListing: "customer",
  renewListing: "customer",
  sellOutside: "customer",
  endListing: "customer",
  listInquirers: "customer",
  getRenewal: "public",
  renewByMail: "public",
  searchAds: "public",
  getAd: "public",
  countView: "public",
  reportAd: "signed-in",
  getAdReportChallenge: "public",
  reportAdAnonymously: "public",
  getAdDecision: "signed-in",
  appealAdDecision: "signed-in",
  getAdDecisionByMail: "public",
  appealByMail: "public",
  reportBug: "signed-in",
  getBugReportChallenge: "public",
  reportBugAnonymously: "public",
  listBugs: "admin",
  openBug: "admin",
  moveBug: "admin",
  answerBugReport: "admin",
  searchAudit: "admin",
  listAdCases: "admin",
  openAdCase: "admin",
  decideAdCase: "admin",
  getMessageDecision: "signed-in",
  objectToMessageDecision: "signed-in",
  searchPeople: "admin",
  openPerson: "admin",
  listMoreOfPerson: "admin",
  signPersonOut: "admin",
  lockPerson: "admin",
  unlockPerson: "admin",
  closePerson: "admin",
  listExtracts: "admin",
  listEmailRequests: "admin",
  askForEmailChange: "admin",
  decideEmailChange: "admin",
  askForExtract: "admin",
  decideExtract: "admin",
  linkExtract: "admin",
  checkExtract: "admin",
  listMessageReports: "admin",
  openMessageReport: "admin",
  decideMessageReport: "admin",
  listMailPreviews: "admin",
  showHealth: "admin",
  showMailPreview: "admin",
  sendMailAgain: "admin",
  sendMailPreview: "admin",
  getMailPreference: "public",
  refuseMails: "public",
  wantMails: "public",
  listAlerts: "signed-in",
  createAlert: "signed-in",
  changeAlert: "signed-in",
  deleteAlert: "signed-in",
  restoreAlert: "signed-in",
  listAlertHits: "signed-in",
  readAlert: "signed-in",
  listNotifications: "signed-in",
  getCounts: "signed-in",
  readNotification: "signed-in",
  unreadNotification: "signed-in",
  readAllNotifications: "signed-in",
  undoReadAll: "signed-in",
  contactOwner: "signed-in",
  listThreads: "signed-in",
  getThread: "signed-in",
  reply: "signed-in",
  undoMessage: "signed-in",
  readThread: "signed-in",
  blockThread: "signed-in",
  unblockThread: "signed-in",
  reportThread: "signed-in",
  getQrPage: "public",
  countScan: "public",
  shareScanPlace: "public",
  compareFrameNumber: "public",
  reportStolen: "customer",
  changeTheft: "customer",
  listThefts: "customer",
  markRecovered: "customer",
  reportBatteryStolen: "customer",
  markBatteryRecovered: "customer",
  prepareOffer: "customer",
  prepareChange: "customer",
  prepareAcceptance: "customer",
  signWithSignIn: "customer",
  carryOutSigned: "customer",
  getTransfer: "customer",
  listReceipts: "customer",
  checkReceipt: "public",
  declineTransfer: "customer",
  cancelTransfer: "customer",
  prepareOfferInThread: "customer",
  readInvitation: "public",
  redeemInvitation: "customer",
  prepareConfirmation: "customer",
  refuseOpener: "customer",
  requestTransfer: "customer",
  getTransferRequest: "customer",
  listTransferRequests: "customer",
  withdrawTransferRequest: "customer",
  refuseTransferRequest: "customer",
  prepareOfferForRequest: "customer",
  reportFound: "signed-in",
  listOwnFoundReports: "signed-in",
  listReceivedFoundReports: "customer",
  decideFoundReport: "customer",
  getFoundChallenge: "public",
  sendFoundCode: "public",
  reportFoundAnonymously: "public",
  searchPublicly: "public",
  getSearchChallenge: "public",
  searchBikes: "signed-in",
  suggest: "public",
  getStatistics: "admin",
  listCaseClaims: "admin",
  claimCase: "admin",
  releaseCase: "admin",
  getStatus: "public",
  getStolenBike: "public",
  listRecentThefts: "public",
  getTheftMap: "public",
  getTheftsAtom: "public",
  getTheftsGeoJson: "public",
  checkFrameNumbers: "store",
  searchAllBikes: "admin",
  openAdminBike: "admin",
  listRemovals: "admin",
  askForRemoval: "admin",
  decideRemoval: "admin",
  tellBikesApart: "admin",
  listMoreOfBike: "admin",
  listBikeReviews: "admin",
  openBikeReview: "admin",
  decideBikeReview: "admin",
  listOpenCorrections: "admin",
  decideCorrection: "admin",
  listFoundReports: "admin",
  decideReward: "admin",
  listPointsChanges: "signed-in",
  listPackages: "public",
  quote: "customer",
  buyPoints: "customer",
  listPurchases: "customer",
  getPurchase: "customer",
  cancelPurchase: "customer",
  withdrawPurchase: "customer",
  getPurchaseReceipt: "customer",
  openPurchaseReceipt: "public",
  getStorePoints: "store",
  buyStorePoints: "store",
  listStorePurchases: "store",
  getStorePurchase: "store",
  cancelStorePurchase: "store",
  getStorePurchaseReceipt: "store",
  getStatement: "store",
  paymentEvent: "public",
  listBikeCodes: "customer",
  linkBikeCode: "customer",
  unlinkBikeCode: "customer",
  voidBikeCode: "customer",
  orderStickers: "customer",
  listStickerOrders: "customer",
  cancelStickerOrder: "customer",
  receiveStickerOrder: "customer",
  makeNumberReport: "store",
  checkNumberReport: "public",
  placeStoreOrder: "store",
  getTill: "store",
  getSalesFigures: "store",
  changeStorePoints: "admin",
  checkFrameNumberAtTill: "store",
  findModel: "store",
  tellOwnerAtTill: "store",
  registerSale: "store",
  listSales: "store",
  getSale: "store",
  returnSale: "store",
  changeSaleBuyer: "store",
  listStoreReceipts: "store",
  getStoreReceipt: "store",
  creditReceipt: "store",
  getReceiptOfBike: "customer",
  getStoreAnalytics: "store",
  listBikeImports: "store",
  createBikeImport: "store",
  sendImportRows: "store",
  getBikeImport: "store",
  continueBikeImport: "store",
  registerBikeImport: "store",
  cancelBikeImport: "store",
  listImportRows: "store",
  getInvitations: "store",
  changeInvitationPace: "store",
  readClaim: "public",
  claimBike: "customer",
  declineClaim: "public",
  getStoreInventory: "store",
  getOwnStore: "store",
  getStoreSettings: "store",
  changeStoreSettings: "store",
  changeStoreLogo: "store",
  listStoreLog: "store",
  listStaff: "store",
  inviteStaff: "store",
  resendStaffInvitation: "store",
  changeStaffRole: "store",
  removeStaff: "store",
  listWorkplaces: "store",
  changeWorkplace: "store",
  listStoreOrders: "store",
  listOrders: "admin",
  countOrders: "admin",
  getOrder: "admin",
  listOrderCodes: "admin",
  makeOrderCodes: "admin",
  linkOrderCode: "admin",
  unlinkOrderCode: "admin",
  takeOrderStep: "admin",
  cancelOrder: "admin",
  overrideOrderState: "admin",
  listCampaigns: "admin",
  beginRun: "admin",
  continueRun: "admin",
  listRuns: "admin",
  listRunCodes: "admin",
  markPrinted: "admin",
  unmarkPrinted: "admin",
  getRoll: "admin",
  listInventory: "admin",
  adjustInventory: "admin",
  moveRoll: "admin",
  listInventoryChanges: "admin",
  listStores: "admin",
  findStores: "admin",
  getStore: "admin",
  changeStore: "admin",
  decideStoreState: "admin",
  changePartner: "admin",
  listPartners: "public",
  getPartner: "public",
  createCampaign: "admin",
  changeCampaign: "admin",
  savePackages: "admin",
  adjustPoints: "admin",
};

describe("the contract", () => {
  it("opens each route to exactly those it is meant for", () => {
    expect(Object.fromEntries(routes.map(([name, { access }]) => [name, access]))).toEqual(expected);
  });

  it("has no two routes on one path", () => {
    const places = routes.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("asks for an idempotency key on every route that spends", () => {
    const spending = routes.filter(([, { problems }]) => problems.includes("insufficient-points"));
    expect(spending.length).toBeGreaterThan(0);
    const unkeyed = spending.filter(([, route]) => !route.idempotent).map(([name]) => name);
    // What is signed is done once: a signing is its own key. Asking for a bike spends nothing, and a list is registered once by the number that moves it on.
    expect(unkeyed).toEqual([
      "prepareOffer",
      "prepareOfferInThread",
      "prepareChange",
      "signWithSignIn",
      "carryOutSigned",
      "requestTransfer",
      "prepareOfferForRequest",
      "registerBikeImport",
    ]);
  });

  it("ends with its session whatever spends and whatever an administrator does", () => {
    // What anybody may do spends nothing of anyone's, though it is done once.
    const spends = ({ access, idempotent }: Route): boolean => idempotent === true && access !== "public";
    const wanted = routes.filter(([, route]) => route.access === "admin" || spends(route));
    expect(wanted.filter(([, route]) => !endsWithSession(route)).map(([name]) => name)).toEqual([]);
  });

  it("ends with its session whatever writes for someone, so that a closed account can do none of it", () => {
    const lasting = routes.filter(([, route]) => route.access !== "public" && !endsWithSession(route));
    // They show what anybody may see.
    expect(lasting.map(([name]) => name)).toEqual(["searchBikes"]);
    const open = routes.filter(([, { whileClosed }]) => whileClosed).map(([name]) => name);
    expect(open).toEqual(["getClosing", "reopenAccount", "getMe", "endSessions"]);
  });

  it("names a parameter schema for every parameter of a path", () => {
    const without = routes.filter(([, { path, params }]) => path.includes("{") !== (params !== undefined));
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it("has an error status for every problem", () => {
    expect([...problemStatuses.values()].every((status) => status >= 400 && status < 600)).toBe(true);
  });
});

describe("a request", () => {
  const people = { nobody: undefined, customer: "[customer]", store: "[store]", admin: "[admin]" } as const;
  type Someone = keyof typeof people;
  const welcome: Record<Access, readonly Someone[]> = {
    public: ["nobody", "customer", "store", "admin"],
    "signed-in": ["customer", "store", "admin"],
    customer: ["customer"],
    store: ["store"],
    admin: ["admin"],
  };
  const silent = { info: () => undefined, error: () => undefined };

  /** The status that someone gets who sends nothing but a token. A person who is let in is told that their input is wrong or that nobody is at home. */
  const statusFor = async (route: Route, someone: Someone): Promise<number | undefined> => {
    const path = route.path.replaceAll(/\{\w+\}/g, "x");
    const groups = people[someone];
    const nobodyHome = async () => Promise.reject(new ProblemError("unavailable"));
    const handler = api(
      { route },
      { route: nobodyHome },
      {
        originSecrets: ["origin"],
        logger: silent,
        assertLive: async () => undefined,
        assertPass: () => undefined,
      },
    );
    const claims = { accountId: "anna", "cognito:groups": groups, auth_time: "1795176000" };
    const event = {
      version: "2.0",
      rawPath: `${apiBase}${path}`,
      headers: { "content-type": "application/json", "x-origin-secret": "origin" },
      body: "{}",
      requestContext: {
        requestId: "request-1",
        http: { method: route.method, path: `${apiBase}${path}`, sourceIp: "203.0.113.9" },
        ...(groups !== undefined && { authorizer: { jwt: { claims, scopes: null } } }),
      },
    };
    const { statusCode } = await handler(event as never, {} as never);
    return statusCode;
  };

  const matrix = routes.flatMap(([name, route]) =>
    (["nobody", "customer", "store", "admin"] as const).map((someone) => [name, someone, route] as const),
  );
  it.each(matrix)("for %s by %s passes or is refused as the list says", async (name, someone, route) => {
    const access = expected[name] ?? "admin";
    const refusal = someone === "nobody" ? 401 : 403;
    const statuses = welcome[access].includes(someone) ? [400, 503] : [refusal];
    expect(statuses).toContain(await statusFor(route, someone));
  });
});
