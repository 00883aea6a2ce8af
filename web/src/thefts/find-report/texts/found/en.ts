import type { found as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const found: Texts<typeof sv> = {
  title: "Report a found bike",
  numberEndsIn: "The frame number ends in",
  reward: {
    points: "{{points}} points for you",
    pointsWhen: "once the owner has confirmed and has the bike back, and you’ve verified your identity.",
    money: "{{amount}} reward",
    moneyWho: "promised by the owner. You settle that between you.",
    noAccount: "You need an account to earn points.",
  },
  form: {
    location: "Where is the bike?",
    description: "Description (optional)",
    contact: "How can the owner reach you?",
    hints: {
      location: "A street and number, for example, or something nearby.",
      description: "What does it look like, is it locked, when did you see it?",
      contact: "Phone or email. Only the owner and our staff see it. You don’t have to say your name.",
    },
    missing: "Fill in everything except the optional fields to send.",
    send: "Send report",
  },
  safety: "Don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
  duty: "Anyone who finds a bike must tell its owner or the police (section 1 of the Swedish Lost Property Act). This report tells the owner.",
  failure: {
    title: "Error",
    text: "Your report couldn’t be sent. Try again.",
  },
  thanks: {
    title: "Thanks for your help!",
    text: "The owner has your report.",
    how: "How you get your reward",
    next: "What happens next",
    steps: [
      "The owner reads your report and confirms it’s the right bike.",
      "When they have the bike back, they mark it as recovered.",
      "{{count}} days later you get {{points}} points, if you’ve verified your identity with BankID.",
    ],
    stepsWithoutPoints: [
      "The owner reads your report and confirms it’s the right bike.",
      "They get in touch if anything is unclear.",
      "When they have the bike back, they mark it as recovered.",
    ],
    keep: "Have you taken the bike in? Keep it until the owner or the police contact you.",
    follow: "Follow your report",
    account: "Create an account",
    accountText:
      "With an account you earn points the next time you find a bike, and you can register your own.",
  },
  anonymous: {
    email: "Your email address",
    emailHint: "We’ll send a code there, so nobody can write in your name. The owner doesn’t see it.",
    sendCode: "Send code",
    robotNote: "We check that you’re not a robot. It takes a second.",
    codeTitle: "Enter the code from the email",
    codeText: "We’ve sent six digits to {{email}}.",
    code: "Code",
    codeFormat: "The code has six digits.",
    change: "Change your details",
    newCode: "Send a new code",
    codeSent: "We’ve sent you a new code.",
    signIn: "Sign in and get {{points}} points",
  },
};
