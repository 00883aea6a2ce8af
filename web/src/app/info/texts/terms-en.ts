import { sinceText } from "#web/app/info/since.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const termsEn: InfoText = {
  title: "Terms",
  lead: "These terms apply between you and Cykelregistret when you use the service. If the two versions differ, the Swedish text applies.",
  since: sinceText("terms", "en"),
  sections: [
    {
      id: "service",
      heading: "What the service is",
      paragraphs: [
        "Cykelregistret is a register where private individuals tie a bike’s frame number to themselves and back it up with a receipt and an eID. The register isn’t insurance and doesn’t replace a police report. A registration shows who has proven ownership to us; disputes are settled in court.",
      ],
    },
    {
      id: "account",
      heading: "Your account",
      paragraphs: [
        "You must be 18 or older and give correct information. Your account is personal. A child’s bike is registered by a parent or guardian as its owner. Keep your password and eID to yourself, and tell us if you think someone else is using your account.",
      ],
    },
    {
      id: "registration",
      heading: "Registering a bike",
      paragraphs: [
        "You may only register bikes that are yours. The receipt must show the frame number, your personal number, the seller, the date and the price. If it can’t be read, you can ask us to review it manually. A registration made on false grounds will be removed and may be reported to the police.",
        "A bike that is reported stolen can’t be changed, deleted, transferred or sold in the service until it is marked as recovered.",
      ],
    },
    {
      id: "points",
      heading: "Points and prices",
      paragraphs: [
        "You pay for services with points: registering a bike costs 100 points, a QR sticker by post 50 points and a transfer of ownership 100 points. Points last as long as your account does and can’t be given to anyone else. Purchased points you haven’t used are refunded.",
      ],
    },
    {
      id: "withdrawal",
      heading: "Right of withdrawal",
      paragraphs: [
        "You have a 14-day right of withdrawal under the Swedish Distance Contracts Act. Unused points are refunded in full. For a service you’ve asked us to perform right away, the right ends once it has been performed, if you’ve agreed to that.",
      ],
    },
    {
      id: "conduct",
      heading: "How the service may be used",
      paragraphs: [
        "You may not scrape the register, get around its limits, add content that violates others, or use data about other people for anything but what the register is for. We may suspend accounts that break these terms. We’ll tell you why, and you can ask us to reconsider.",
      ],
    },
    {
      id: "liability",
      heading: "Liability",
      paragraphs: [
        "We are liable for faults in the service as the law provides. We aren’t liable for damage caused by incorrect information from others, or by interruptions beyond our control. Nothing here limits your rights as a consumer.",
      ],
    },
    {
      id: "changes",
      heading: "Changes and disputes",
      paragraphs: [
        "If we change the terms, we’ll ask you in good time and say what’s new. They don’t bind you until you’ve accepted them. If you say no, you can go on as before until they apply; after that you need to accept them or close your account. Swedish law applies. If we can’t agree, you can turn to the National Board for Consumer Disputes, arn.se.",
      ],
    },
  ],
};
