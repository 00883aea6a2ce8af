import type { Notification } from "#contract/notifications/notifications.ts";

/** An unread notification from a given minute, or a read one. */
export const aNotification = (minute: number, over: Partial<Notification> = {}): Notification => {
  const createdAt = `2026-11-18T11:${String(minute).padStart(2, "0")}:00.000Z`;
  return {
    id: `notification_01K000000000000000000000${String(minute).padStart(2, "0")}`,
    type: "review",
    params: { what: "bike-approved", bike: `Monark ${minute}` },
    link: "/my-bikes/bike_1",
    createdAt,
    unreadSince: createdAt,
    ...over,
  };
};

export const read = ({ unreadSince: _, ...notification }: Notification): Notification => notification;
