/** Journeys run by `npm test`: one per capability, along its most common path. `npm test -- --all` runs all of them. */
export const firstJourneys: Readonly<Record<string, readonly string[]>> = {
  "ads/alerts.e2e.ts": ["a watched search notifies of a matching theft at once and in one mail"],
  "ads/listing.e2e.ts": ["a bike is put up for sale, found, asked about and sold"],
  "app/before-scripts.e2e.ts": [
    "text typed into the search before its scripts load stays, with the caret, and finds the bike",
  ],
  "app/pages.e2e.ts": [
    "an unknown page says so and links home",
    "the whole site keeps its content security policy",
    "anybody can look up a frame number: registered, stolen or unknown",
  ],
  "bikes/bike-papers.e2e.ts": ["an owner's certificate, poster and insurance documents match the register"],
  "bikes/registration.e2e.ts": ["a customer registers a bike with a photo and a tilted receipt"],
  "bikes/search.e2e.ts": ["a stranger finds bikes by their looks and removes filters again"],
  "checks/check.e2e.ts": [
    "a stranger gets from the landing page to the answer about a stolen bike in three touches",
  ],
  "checks/badge.e2e.ts": [
    "the badge shows the state of a number on pages with strict policies, and never an old one",
  ],
  "checks/certificate.e2e.ts": [
    "a stranger gets a certificate, which openssl verifies, and no second one that day",
  ],
  "messages/messages.e2e.ts": [
    "two people write about a bike, see each other's messages arrive, and either can block the other",
  ],
  "moderation/ad-reports.e2e.ts": [
    "two people report an ad, an administrator removes it, and the seller wins the appeal",
  ],
  "notifications/notifications.e2e.ts": [
    "a notification reaches every open page live, and is marked as read, all at once and back",
  ],
  "office/people-admin.e2e.ts": [
    "an administrator finds a person, gives points, and locks and unlocks the account",
  ],
  "ownership/dispute.e2e.ts": [
    "someone claims a bike, the owner answers, two administrators decide, and a third decides the appeal",
  ],
  "ownership/invitation.e2e.ts": [
    "a buyer without an account is invited, signs up with BankID, signs and owns the bike",
  ],
  "ownership/transfer.e2e.ts": ["seller and buyer sign a sale without reloading their pages"],
  "people/accounts.e2e.ts": [
    "someone signs up, confirms with the mailed code, and is signed in with the typed details",
  ],
  "people/identity.e2e.ts": [
    "someone creates an account at a computer, with the code on the screen, and later chooses a password",
  ],
  "people/session-timer.e2e.ts": ["someone inactive is warned, may stay, and is finally signed out"],
  "people/store-login.e2e.ts": ["a store signs in by keyboard alone and returns to its target page"],
  "points/points.e2e.ts": ["by Swish gives the points at once"],
  "privacy/account-deletion.e2e.ts": ["a person closes their account, can open no page, and reopens it"],
  "privacy/own-copy.e2e.ts": ["a person signs in again, requests an export of their data and downloads it"],
  "shops/first-sale.e2e.ts": [
    "a shop applies, is approved and sells its first bike, and the buyer claims it by phone with BankID",
  ],
  "shops/till.e2e.ts": [
    "an offline till continues, and each sale is registered once even if its tab was closed",
  ],
  "stickers/orders.e2e.ts": [
    "a customer orders a sticker, an administrator sends it, and the customer confirms that it arrived",
  ],
  "stickers/stickers.e2e.ts": ["an owner links a sticker, loses it and replaces it with another"],
  "thefts/found.e2e.ts": [
    "two people report a stolen bike found, the owner recovers it, and the finder is promised points",
  ],
  "thefts/theft.e2e.ts": ["a theft is reported, shown to everybody, and ended"],
};

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches Playwright's full name: project, file, groups and title. */
export const namesOfFirst: readonly RegExp[] = Object.entries(firstJourneys).flatMap(([file, titles]) =>
  titles.map((title) => new RegExp(`${literally(file)} (?:.* )?${literally(title)}$`)),
);
