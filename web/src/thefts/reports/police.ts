export const policeReportPage = "https://polisen.se/utsatt-for-brott/polisanmalan/";
