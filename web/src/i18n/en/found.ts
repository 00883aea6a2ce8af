import type { found as sv } from "../sv/found.ts";
import type { Texts } from "../texts.ts";

export const found: Texts<typeof sv> = {
  title: "Report a bike found",
  numberEndsIn: "The frame number ends in",
  reward: {
    points: "{{points}} points for you",
    pointsWhen: "once the owner has confirmed and the bike is back.",
    money: "{{amount}} as a reward",
    moneyWho: "is promised by the owner. You settle it between you.",
    noAccount: "Only those who report with an account are given points.",
  },
  form: {
    location: "Where is the bike?",
    description: "Description (optional)",
    contact: "How can the owner reach you?",
    hints: {
      location: "For example street and number, or something that can be seen nearby.",
      description: "What does it look like, is it locked, when did you see it?",
      contact: "Phone or e-mail. Shown to the owner only.",
    },
    send: "Send the report",
  },
  safety: "Confront nobody. Crime in progress: 112. Tips and reports: 114 14.",
  duty: "Whoever finds a bike has to tell its owner or the police (section 1 of the Swedish Lost Property Act). With this report the owner gets to know.",
  failure: { title: "Error", text: "The report could not be sent. Try again." },
  thanks: {
    title: "Thank you for your help!",
    text: "The owner has received your report.",
    how: "How you get your reward",
    next: "What happens now",
    steps: [
      "The owner reads the report and confirms that it is the right bike.",
      "Once the bike is back, the owner marks it as recovered.",
      "{{count}} days later {{points}} points come to your account.",
    ],
    stepsWithoutPoints: [
      "The owner reads the report and confirms that it is the right bike.",
      "The owner gets in touch with you if anything is unclear.",
      "Once the bike is back, the owner marks it as recovered.",
    ],
    keep: "Have you taken care of the bike? Keep it until the owner or the police get in touch.",
    follow: "Follow the report",
    account: "Create an account",
    accountText: "With an account you get points the next time you find a bike, and can register your own.",
  },
  anonymous: {
    email: "Your e-mail address",
    emailHint: "We send a code there, so that nobody writes in your name. The owner does not see it.",
    sendCode: "Send the code",
    robotNote:
      "When you send, your browser works out a small number for about a second. It keeps robots away, entirely without cookies.",
    codeTitle: "Write the code from the mail",
    codeText: "We have sent six digits to {{email}}.",
    code: "Code",
    codeFormat: "The code has six digits.",
    change: "Change what you wrote",
    newCode: "Send a new code",
    codeSent: "A new code has been sent.",
    signIn: "Sign in and get {{points}} points",
  },
};
