import type { EidVisitor } from "#contract/people/eid-visitor.ts";
import type { EidStart, EidWay } from "#contract/people/identity.ts";

/** On a phone the BankID app is on the same device; at a computer the phone scans a code. */
export type EidDevice = "iphone" | "android" | "computer";

type Visitor = Pick<Navigator, "userAgent" | "maxTouchPoints">;

/** iPads report themselves as Macs, which have no touch screens. */
export const deviceOf = ({ userAgent, maxTouchPoints }: Visitor): EidDevice => {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "iphone";
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? "iphone" : "computer";
};

/** Browsers of iOS with a scheme of their own for addresses. */
const browserOf = (userAgent: string): EidStart["browser"] => {
  if (userAgent.includes("CriOS")) return "chrome-ios";
  return userAgent.includes("FxiOS") ? "firefox-ios" : undefined;
};

/** Matches Safari itself: in-app browsers omit a part or append their own. */
const safari = /Version\/[\d.]+ (?:Mobile\/\w+ )?Safari\/[\d.]+$/;

/** True for iOS browsers without a URL scheme: the app then returns to the default browser. */
export const comesBackElsewhere = (visitor: Visitor): boolean =>
  deviceOf(visitor) === "iphone" &&
  browserOf(visitor.userAgent) === undefined &&
  !safari.test(visitor.userAgent);

const maxPage = 120;
const maxUserAgent = 500;

/** The order returns to the page it begins on. */
export const startOn = (
  way: EidWay,
  { device, userAgent }: EidVisitor,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): EidStart => {
  const page = pathname + search;
  return {
    way,
    page: page.length > maxPage ? pathname : page,
    browser: browserOf(userAgent),
    visitor: {
      device,
      userAgent: userAgent.replaceAll(/[^ -~]/g, "").slice(0, maxUserAgent) || "unknown",
    },
  };
};

/** `redirect=null`, because the order already carries the return address. */
export const appLink = (autoStartToken: string, visitor: Visitor): string => {
  const base = deviceOf(visitor) === "iphone" ? "https://app.bankid.com/" : "bankid:///";
  return `${base}?autostarttoken=${encodeURIComponent(autoStartToken)}&redirect=null`;
};
