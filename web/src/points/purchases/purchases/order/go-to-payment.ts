/** In a separate module, so that tests can replace it. */
export const goToPayment = (address: string): void => location.assign(address);
