/** The product's name, where to write to it, and the variant's word; the build puts the deployed in. */
declare global {
  interface ImportMeta {
    readonly env?: {
      readonly PRODUCT_NAME?: string;
      readonly CONTACT_EMAIL?: string;
      readonly WAITLIST_WORD?: string;
    };
  }
}

export const productName = import.meta.env?.PRODUCT_NAME ?? 'Anchor';
export const waitlistWord = import.meta.env?.WAITLIST_WORD ?? 'harbor';
export const contactEmail = import.meta.env?.CONTACT_EMAIL ?? 'hello@anchor.example';
