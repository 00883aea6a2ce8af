export type Permission = "granted" | "denied" | "notAnswered" | "unsupported";

/** Asks the person, in the browser's own words, unless they have answered before. To be called on their click: browsers ignore other askings. */
export const askForNotifications = async (): Promise<Permission> => {
  if (!("Notification" in globalThis)) return "unsupported";
  const answer = await Notification.requestPermission();
  return answer === "default" ? "notAnswered" : answer;
};
