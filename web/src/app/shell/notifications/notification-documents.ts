import { graphql } from "#gen/gql.ts";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";

export const NotificationsDocument = graphql(`
  query Notifications($size: Int!) {
    getNotifications(criteria: { PageSize: $size }) {
      Unread
      Results {
        Data {
          Kind
          Happening
          Count
          Read
          CreateDate
          ProjectId
          ProjectName
          RoleId
          RoleName
          UserId
          UserName
          CompanyName
          ConversationId
          ReportId
          FileName
          Path
          FormerPay {
            Rate
            RateFrequency
          }
          Pay {
            Rate
            RateFrequency
          }
        }
      }
    }
  }
`);

/** Query options shared by the bell and the stack: the latest notifications. */
export const NEWEST = { variables: { size: 20 }, context: CAN_WAIT } as const;

export const ReadNotifications = graphql(`
  mutation ReadNotifications($notifications: [ID!]) {
    markNotificationsRead(notifications: $notifications) {
      Status
    }
  }
`);

export const AppealReport = graphql(`
  mutation AppealReport($PK: ID!, $text: String!) {
    appealReport(PK: $PK, text: $text) {
      Status
    }
  }
`);
