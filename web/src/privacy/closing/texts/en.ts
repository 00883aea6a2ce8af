import type { closing as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const closing = {
  section: {
    lead: "You can delete your account whenever you like. This is what happens:",
    happens: [
      "Your account is closed straight away, and you’re signed out everywhere.",
      "For {{days}} days you can sign in and change your mind. Your bikes stay in the register until then.",
      "After that we erase your name, email, phone number, personal number, receipts, pictures and everything else that’s personal.",
      "Your bikes are removed from the register. Their history will only say “Previous owner”.",
      "Transfers that you’ve both signed are kept with your name, because they’re the other person’s proof too. We keep the signatures for ten years, as long as anybody can make a claim because of the sale. Transfers that weren’t completed are deleted after 14 days.",
      "We keep purchase records for seven years, as Swedish accounting law requires, but without your name.",
      "Another 35 days later everything is gone from our backups too.",
    ],
    loadFailed: "We couldn’t check whether the account can be deleted.",
    blocked: "Something needs sorting out first",
    stolenBike:
      "{{brand}} {{model}} is reported stolen, and until that’s settled it needs an owner. If you have it back, mark it as recovered first.",
    ownershipDispute:
      "The ownership of {{bike}} is being examined, and you’re one of those who say it’s theirs. That has to be decided first.",
    showDispute: "Show the dispute",
    stickerOrder:
      "You’ve ordered stickers for {{bike}} ({{number}}) that haven’t been sent yet. Cancel the order first and you’ll get the points back.",
    transfer:
      "{{brand}} {{model}} is waiting for a buyer to sign. Withdraw the transfer, or wait for the answer.",
    showTransfer: "Show transfer",
    showOrder: "Show order",
    showBike: "Show bike",
    contact: "Contact us",
    points_one: "You have 1 point left. You’ll lose it when the account is erased.",
    points_other: "You have {{count, number}} points left. You’ll lose them when the account is erased.",
    refund: "If you’ve bought points you haven’t used, contact us before then and we’ll refund them.",
    email: "Type your email address to confirm",
    emailHint: "Your account’s address is {{email}}.",
    emailWrong: "That isn’t your account’s address.",
    confirm: "Close and delete account",
  },
  closed: {
    title: "Your account is closed",
    text: "On {{day}} we’ll erase everything personal in it. We’ve sent you an email about it.",
    regret: "Changed your mind? Sign in before then and everything will be as it was.",
    home: "Go to the home page",
    signIn: "Sign in and undo",
  },
  closing: {
    title: "Your account is about to be deleted",
    text: "On {{day}} we’ll erase everything personal in it. Until then the account is closed, and the only thing you can do here is undo that.",
    points_one: "You’ll lose your last point then too.",
    points_other: "You’ll lose your {{count, number}} points then too.",
    blocked:
      "Something in the account still needs sorting out: a stolen bike or an order. The account won’t be erased until that’s settled.",
    undo: "Undo",
    signOut: "Sign out",
    loadFailed: "Your account details couldn’t be loaded.",
  },
  open: {
    title: "Your account is active",
    text: "It won’t be deleted, and everything is as it was.",
    goOn: "Show my bikes",
  },
} satisfies Texts<typeof sv>;
