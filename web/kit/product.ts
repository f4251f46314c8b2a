/** The product's name as people read it; the build puts the deployed name in. */
declare global {
  interface ImportMeta {
    readonly env?: { readonly PRODUCT_NAME?: string };
  }
}

export const productName = import.meta.env?.PRODUCT_NAME ?? 'Anchor';
