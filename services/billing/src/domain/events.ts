/** What happened in billing, to be published with the change. */
export type BillingEvent =
  | { readonly kind: "BrandcodeChanged"; readonly userId: string; readonly version: number }
  | {
      readonly kind: "SubscriptionChanged";
      readonly userId: string;
      readonly version: number;
      /** The plan in force. */
      readonly plan: string;
      readonly status: string;
    }
  | {
      readonly kind: "PaymentFailed";
      readonly userId: string;
      readonly version: number;
      readonly invoiceNumber: string;
    };
