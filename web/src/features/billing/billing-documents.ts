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
      EndsAt
      TrialUsed
      BrandCode
      ReferredByBrandCode
      PendingCheckout
      GraceEndsAt
      ViewerCan
      Plans {
        Key
        BillingFrequency
        Price
        Currency
        TrialDays
      }
    }
  }
`);

export const SetBrandCode = graphql(`
  mutation SetBrandCode($PK: ID!, $BrandCode: String!) {
    updateAmbassadorBrandcode(PK: $PK, BrandCode: $BrandCode) {
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

export const Invoices = graphql(`
  query Invoices($criteria: InvoicesCriteria) {
    getInvoices(criteria: $criteria) {
      Total
      Results {
        Number
        CreatedAt
        Amount
        Currency
        Status
      }
    }
  }
`);

export const CancelPlan = graphql(`
  mutation CancelPlan {
    cancelSubscription {
      CancelAtPeriodEnd
      EndsAt
      CurrentPeriodEnd
      ViewerCan
    }
  }
`);

export const ResumePlan = graphql(`
  mutation ResumePlan {
    resumeSubscription {
      CancelAtPeriodEnd
      EndsAt
      CurrentPeriodEnd
      ViewerCan
    }
  }
`);

export const OpenPortal = graphql(`
  mutation OpenPortal {
    openBillingPortal {
      Url
    }
  }
`);
