import type { InfoText } from "../info-text.ts";

export const termsEn: InfoText = {
  title: "Terms",
  lead: "This applies between you and Cykelregistret when you use the service. The Swedish text decides where the two differ.",
  sections: [
    {
      id: "service",
      heading: "What the service is",
      paragraphs: [
        "Cykelregistret is a register in which private persons tie a bike's frame number to themselves and prove it with a receipt and an eID. The register is no insurance and does not replace a report to the police. A registration shows who has proved ownership to us; disputes are decided by a court.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      paragraphs: [
        "You must be 18 or older and give true information. The account is personal. A bike that a child uses is registered by a guardian as its owner. Keep your password and eID to yourself, and tell us if you suspect that somebody else uses the account.",
      ],
    },
    {
      id: "registration",
      heading: "Registering a bike",
      paragraphs: [
        "You may only register bikes that are yours. The receipt must show the frame number, your personal number, the seller, the date and the price. If it cannot be read you can ask for a manual review. A registration on false grounds is removed and may be reported to the police.",
        "A bike that is reported stolen cannot be changed, deleted, transferred or sold in the service until it is marked as recovered.",
      ],
    },
    {
      id: "points",
      heading: "Points and prices",
      paragraphs: [
        "Services are paid with points: registering a bike costs 100 points, a posted QR sticker 50 points and a transfer 100 points. Points are valid as long as the account exists, cannot be given to somebody else, and unused purchased points are paid back.",
      ],
    },
    {
      id: "withdrawal",
      heading: "Right of withdrawal",
      paragraphs: [
        "You have a right of withdrawal of 14 days by the Swedish Distance Contracts Act. Unused points are paid back in full. For a service that you asked us to perform at once the right ends when it has been performed, if you have agreed to that.",
      ],
    },
    {
      id: "conduct",
      heading: "How the service may be used",
      paragraphs: [
        "You may not extract the register by machine, get round limits, add content that violates somebody, or use data about others for anything but what the register is for. We may suspend accounts that break the terms. We tell you why, and you can ask for the decision to be reconsidered.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      paragraphs: [
        "We are liable by law for faults in the service. We do not answer for damage caused by wrong information from others, or by interruptions outside our control. Nothing here limits the rights you have as a consumer.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and disputes",
      paragraphs: [
        "If the terms change to your disadvantage you are told in good time and can close your account. Swedish law applies. If we cannot agree you can turn to the National Board for Consumer Disputes, arn.se.",
      ],
    },
  ],
};
