/** The product's name, addresses and place of storage, as deployed. */
declare global {
  interface ImportMeta {
    readonly env?: {
      readonly PRODUCT_NAME?: string;
      readonly CONTACT_EMAIL?: string;
      readonly WAITLIST_WORD?: string;
      readonly DATA_PLACE?: string;
      readonly ERRORS_PATH?: string;
    };
  }
}

export const productName = import.meta.env?.PRODUCT_NAME ?? 'Anchor';
export const waitlistWord = import.meta.env?.WAITLIST_WORD ?? 'harbor';
export const contactEmail = import.meta.env?.CONTACT_EMAIL ?? 'hello@anchor.example';
/** Where data is stored, in words that can begin a sentence. */
export const dataPlace = import.meta.env?.DATA_PLACE ?? 'In the United States';
