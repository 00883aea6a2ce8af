/** Where thefts can be reported without calling. */
export const policeReportPage = "https://polisen.se/utsatt-for-brott/polisanmalan/";
