import { type Feature, featureNames, features } from "#contract/app/index.ts";
import { type Route, apiBase } from "#contract/platform/route.ts";

/** A part of the API below one path that goes to one function, except for paths with their own route. */
type Branch = { readonly below: string; readonly feature: Feature; readonly isOpen: boolean };

const closed = (feature: Feature, ...paths: readonly string[]): Branch[] =>
  paths.map((below) => ({ below, feature, isOpen: false }));
const open = (feature: Feature, ...paths: readonly string[]): Branch[] =>
  paths.map((below) => ({ below, feature, isOpen: true }));

/** One API may have 300 routes, and the contract has more. */
const branches: readonly Branch[] = [
  ...closed("accounts", "/me"),
  ...closed("adReports", "/admin/ad-cases", "/ad-decisions"),
  ...open("adReports", "/ad-decision-links"),
  ...closed("alerts", "/me/alerts"),
  ...closed("bikeAdmin", "/admin/bikes", "/admin/bike-cases"),
  ...closed("bikeImports", "/store/imports"),
  ...closed("bikes", "/bikes"),
  ...closed("bugReports", "/admin/bug-reports"),
  ...open("certificates", "/certificates"),
  ...open("checks", "/checks"),
  ...open("identity", "/eid"),
  ...closed("identityReviews", "/admin/identity-reviews"),
  ...closed("inventory", "/admin/inventory", "/admin/qr"),
  ...closed("listings", "/listings"),
  ...closed("mailPreviews", "/admin/mail-previews"),
  ...closed("messageReports", "/admin/message-reports", "/message-decisions"),
  ...closed("messages", "/threads"),
  ...closed("notifications", "/me/notifications"),
  ...closed("orders", "/admin/orders", "/sticker-orders", "/store/orders"),
  ...closed("peopleAdmin", "/admin/people"),
  ...closed("points", "/admin/points", "/purchases"),
  ...closed("qr", "/bikes/{bikeId}/codes"),
  ...open("qr", "/qr"),
  ...closed("sales", "/store"),
  ...open("sales", "/claims"),
  ...open("search", "/search"),
  ...open("sellerQuestions", "/seller-questions"),
  ...closed("sellerQuestions", "/seller-answers"),
  ...closed("staff", "/store/staff"),
  ...open("storeApplications", "/store-applications"),
  ...closed("storeDecisions", "/admin/store-applications"),
  ...closed("storePoints", "/store/points"),
  ...closed("stores", "/admin/stores", "/store/settings"),
  ...closed("thefts", "/bikes/{bikeId}/battery"),
  ...closed("todo", "/admin/todo"),
  ...closed("transfers", "/signings", "/transfer-requests", "/transfers"),
  ...closed("uploads", "/uploads"),
  ...open("uploads", "/bug-pictures"),
  ...open("watches", "/number-watches"),
];

export type GatewayRoute = {
  readonly method: Route["method"] | "ANY";
  readonly path: string;
  readonly feature: Feature;
  /** Needs no token. */
  readonly isOpen: boolean;
};

type Place = Omit<GatewayRoute, "method"> & { readonly method: Route["method"] };

const contract: readonly Place[] = featureNames.flatMap((feature) =>
  Object.values<Route>(features[feature]).map(({ access, method, path }) => ({
    method,
    path,
    feature,
    isOpen: access === "public",
  })),
);

const isAlike = (a: Branch | Place, b: Branch | Place): boolean =>
  a.feature === b.feature && a.isOpen === b.isOpen;

const isInBranch = (place: Place): boolean => {
  const [closest] = branches
    .filter(({ below }) => place.path.startsWith(`${below}/`))
    .toSorted((a, b) => b.below.length - a.below.length);
  return closest !== undefined && isAlike(closest, place);
};

const ownRoutes = (): readonly GatewayRoute[] => {
  const apart = Map.groupBy(
    contract.filter((place) => !isInBranch(place)),
    ({ path }) => path,
  );
  return [...apart].flatMap(([path, places]): readonly GatewayRoute[] => {
    const [first] = places;
    const there = contract.filter((place) => place.path === path);
    const isOnes = first !== undefined && there.every((place) => isAlike(place, first));
    return isOnes ? [{ ...first, method: "ANY" }] : places;
  });
};

/** The routes of the gateway. The function finds the contract's route itself. */
export const gatewayRoutes: readonly GatewayRoute[] = [
  ...branches.map(({ below, ...rest }): GatewayRoute => ({
    ...rest,
    method: "ANY",
    path: `${below}/{proxy+}`,
  })),
  ...ownRoutes(),
].map((route) => ({ ...route, path: `${apiBase}${route.path}` }));
