/** Leaves for the payment page, which is another site. */
export const goToPayment = (address: string): void => location.assign(address);
