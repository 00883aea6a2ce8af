/** What kind of device a page is seen on: on a phone the app is at hand, at a computer the phone reads a code. */
export type EidDevice = "iphone" | "android" | "computer";

/** iPads call themselves Macs, which have no touch screens. */
export const deviceOf = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): EidDevice => {
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "iphone";
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? "iphone" : "computer";
};

/** iOS opens every address in Safari, so other browsers are called by their own scheme; the fragment makes Safari come back to the tab that was left. */
const wayBack = (userAgent: string, page: string): string => {
  if (/CriOS/.test(userAgent)) return "googlechrome://";
  if (/FxiOS/.test(userAgent)) return "firefox://";
  return `${page.replace(/#.*$/, "")}#bankid`;
};

type Visit = Pick<Navigator, "userAgent" | "maxTouchPoints"> & { page: string };

/** Opens the BankID app on this device with the order. Android and computers come back by themselves. */
export const appLink = (autoStartToken: string, visit: Visit): string => {
  const token = encodeURIComponent(autoStartToken);
  if (deviceOf(visit) !== "iphone") return `bankid:///?autostarttoken=${token}&redirect=null`;
  const back = encodeURIComponent(wayBack(visit.userAgent, visit.page));
  return `https://app.bankid.com/?autostarttoken=${token}&redirect=${back}`;
};
