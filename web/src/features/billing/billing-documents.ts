import { graphql } from "#gen/gql.ts";

export const BillingOverview = graphql(`
  query BillingOverview {
    billingOverview {
      Plan
      BillingFrequency
      SubscriptionStatus
      TrialEndsAt
      CurrentPeriodEnd
      CancelAtPeriodEnd
      TrialUsed
      BrandCode
      ReferredByBrandCode
      PendingCheckout
      Plans {
        Key
        BillingFrequency
        Price
        Currency
        TrialDays
      }
      Invoices {
        Number
        CreatedAt
        Amount
        Currency
        Status
      }
    }
  }
`);

export const SetBrandCode = graphql(`
  mutation SetBrandCode($PK: ID!, $BrandCode: String!) {
    updateAmbassadorBrandcode(PK: $PK, BrandCode: $BrandCode) {
      PK
      SK
      Data {
        BrandCode
      }
    }
  }
`);

export const OpenCheckout = graphql(`
  mutation OpenCheckout($checkout: CheckoutInput!) {
    createCheckout(checkout: $checkout) {
      SessionId
      Url
    }
  }
`);
