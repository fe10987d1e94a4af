import { graphql } from "#gen/gql.ts";

export const Security = graphql(`
  query Security {
    me {
      Data {
        Email
      }
    }
    getMyExport {
      Status
      RequestedAt
      ExpiresAt
    }
  }
`);

export const MySessions = graphql(`
  query MySessions {
    getMySessions {
      Id
      BeganAt
      LastUsedAt
      Browser
      System
      IsCurrent
    }
  }
`);

export const EndMySession = graphql(`
  mutation EndMySession($id: ID!) {
    endMySession(id: $id) {
      Status
    }
  }
`);

export const EndMyOtherSessions = graphql(`
  mutation EndMyOtherSessions {
    endMyOtherSessions {
      Status
    }
  }
`);

export const MyArchive = graphql(`
  query MyArchive {
    getMyExport {
      Archive
    }
  }
`);

export const ExportMyData = graphql(`
  mutation ExportMyData {
    exportMyData {
      Status
    }
  }
`);

export const CloseAccount = graphql(`
  mutation CloseAccount($confirm: String!) {
    eraseMyAccount(confirm: $confirm) {
      Status
    }
  }
`);

export const KeepAccount = graphql(`
  mutation KeepAccount {
    keepMyAccount {
      Status
    }
  }
`);
