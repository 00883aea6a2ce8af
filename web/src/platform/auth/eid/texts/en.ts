import type { eid as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const eid: Texts<typeof sv> = {
  button: "Continue with BankID",
  starting: "Starting BankID …",
  scan: "Start your BankID app and scan the QR code.",
  scanFailed:
    "Failed to scan the QR code. Start the BankID app and scan the QR code. Check that the BankID app is up to date. If you don’t have the BankID app, you need to install it and get a BankID from your bank. Install the app from your app store or https://install.bankid.com.",
  opening: "Trying to start your BankID app.",
  pending: "Identification in progress.",
  qr: "QR code for the BankID app",
  openHere: "Open BankID on this device",
  thisDevice: "Use BankID on this device",
  comesBackElsewhere:
    "The BankID app opens Safari, or the browser you have chosen as default. Isn’t that this one? Open the page there first, or use BankID on another device.",
  awaitsReturn:
    "You’re done in the BankID app. Continue on the page that the app opened. If you came back here by yourself, you need to start again.",
  otherBrowser: {
    title: "You came to another browser",
    text: "You began in another one, so nothing has happened. Go back there, or start again here. Wasn’t it you who began? Then someone tried to use your BankID, but got nothing.",
  },
  otherDevice: "Use BankID on another device",
  offline: "No connection. We’ll carry on as soon as it’s back; nothing is lost.",
  done: "You’re identified",
  hasReturned: "Welcome back to your account",
  failed: "Identification failed",
  restart: "Try again",
  hints: {
    outstandingTransaction: "Start your BankID app.",
    noClient: "Start your BankID app.",
    started:
      "Searching for BankID, it may take a little while … If a few seconds have passed and still no BankID has been found, you probably don’t have a BankID which can be used for this identification on this device. If you don’t have a BankID you can get one from your bank. If you have a BankID on another device you can start the BankID app on that device.",
    userMrtd: "Process your machine-readable travel document using the BankID app.",
    userCallConfirm: "Answer the question in the BankID app.",
    userSign: "Enter your security code in the BankID app and select Identify.",
    processing: "Identification in progress.",
    expiredTransaction:
      "The BankID app is not responding. Please check that it’s started and that you have internet access. If you don’t have a valid BankID you can get one from your bank. Try again.",
    certificateErr:
      "The BankID you are trying to use is blocked or too old. Please use another BankID or get a new one from your bank.",
    userCancel: "Action cancelled.",
    cancelled: "Action cancelled. Please try again.",
    startFailed:
      "The BankID app couldn’t be found on your computer or mobile device. Please install it and get a BankID from your bank. Install the app from your app store or https://install.bankid.com.",
    userDeclinedCall: "Action cancelled. You answered no to the question in the BankID app.",
    notSupportedByUserApp: "Your BankID app is too old. Update it and try again.",
    transactionRiskBlocked: "BankID stopped the identification for security reasons. Contact your bank.",
    unknown: "Unknown error. Please try again.",
  },
  verify: {
    title: "Verify with BankID",
    done: "Your identity is verified",
  },
};
