import type { closing as sv } from "../sv/closing.ts";
import type { Texts } from "../texts.ts";

export const closing = {
  section: {
    lead: "You can delete your account whenever you like. This is what happens:",
    happens: [
      "The account is closed at once, and you are signed out everywhere.",
      "For {{days}} days you can sign in and undo it. Until then your bikes stay in the registry.",
      "Then we erase your name, e-mail, phone number, personal number, receipts and pictures, and everything else that is personal.",
      "Your bikes are removed from the registry. Their history says only “Former owner”.",
      "Records of purchases are kept for seven years, as the Swedish bookkeeping act demands, without your name.",
      "After another 35 days everything is gone from the backups too.",
    ],
    begin: "Delete my account",
    loadFailed: "We could not see whether the account can be deleted.",
    blocked: "This has to be settled first",
    stolenBike:
      "{{brand}} {{model}} is reported stolen. As long as it is, you are needed as its owner. If you have it back, mark it as recovered first.",
    showBike: "Show the bike",
    contact: "Contact us",
    points_one: "You have 1 point left. It is lost when the account is erased.",
    points_other: "You have {{count}} points left. They are lost when the account is erased.",
    refund:
      "If you have bought points that you have not used, we will refund them if you ask us before then.",
    signInFirst: "Sign in again first, so that we know it is you. Then you have {{minutes}} minutes.",
    signInAgain: "Sign in again",
    email: "Type your e-mail address to confirm",
    emailHint: "The address of your account is {{email}}.",
    emailWrong: "That is not the address of the account.",
    confirm: "Close and delete the account",
  },
  closed: {
    title: "Your account is closed",
    text: "On {{day}} we erase everything personal in it. We have sent you a mail about it.",
    regret: "Changed your mind? Sign in before then, and everything is as before.",
    home: "Go to the home page",
    signIn: "Sign in and undo",
  },
  closing: {
    title: "Your account is about to be deleted",
    text: "On {{day}} we erase everything personal in it. Until then the account is closed, and all you can do here is undo that.",
    points_one: "Your last point is lost then too.",
    points_other: "Your {{count}} points are lost then too.",
    blocked: "One of your bikes is reported stolen. The account is not erased until that is settled.",
    undo: "Undo",
    signOut: "Sign out",
    loadFailed: "The details of the account could not be fetched.",
  },
  open: {
    title: "Your account is open",
    text: "It will not be deleted, and everything in it is as before.",
    goOn: "Show my bikes",
  },
} satisfies Texts<typeof sv>;
