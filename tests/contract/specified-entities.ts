import type { ServiceName } from "#dev/topology.ts";

/** Fields, with their types, of one specified type that one service owns. */
export interface SpecifiedType {
  readonly service: ServiceName;
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Gives several names the same type. */
const all = (type: string, names: string): Record<string, string> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, type]),
  );
const texts = (names: string): Record<string, string> => all("String", names);

const PERSON = { Id: "ID!", FirstName: "String", LastName: "String", ProfileUrl: "String" };
const ADDRESS = { ...texts("AddressLine1 AddressLine2 City State Zipcode"), Point: "Point" };

/** Section 3 of the specification, field by field. A message has only one date, since it is written once. */
export const SPECIFIED: readonly SpecifiedType[] = [
  {
    service: "identity",
    type: "UserData",
    fields: {
      ...texts("FirstName LastName Email PhoneNumber Bio"),
      ProfileImage: "MediaItem",
      UserRole: "UserRole",
      UserRoles: "[UserRole!]",
      CreatedBy: "User",
      Agent: "User",
      CompanyId: "ID",
      Company: "Company",
      RegistrationCompleted: "Boolean",
      Suspended: "Boolean",
    },
  },
  {
    service: "talent",
    type: "UserData",
    fields: {
      ...texts(`HeightRange EyeColor AgeRange Ethnicity PrimaryLanguage SecondaryLanguage ThirdLanguage
        NaturalHairColor CurrentHairColor TravelPreference`),
      ...all("[String!]", "Skills Unions"),
    },
  },
  { service: "casting", type: "UserData", fields: { Submissions: "Int" } },
  {
    service: "billing",
    type: "UserData",
    fields: texts(
      "CurrentSubscription BrandCode StripeId SubscriptionId BillingFrequency SubscriptionStatus",
    ),
  },
  {
    service: "media",
    type: "MediaItemData",
    fields: {
      ...texts("FileName ContentKey ContentUrl ContentThumbNailKey ContentThumbNailUrl Source ContentType"),
      ...all("Int", "Order Height Width"),
      Size: "Float",
    },
  },
  {
    service: "identity",
    type: "CompanyData",
    fields: {
      ...texts("Name Country Email City Phone Ein Bio"),
      Capabilities: "[String!]",
      CreatedBy: "User",
    },
  },
  {
    service: "projects",
    type: "ProjectData",
    fields: {
      ...texts(`Name Description ContactInformation Location LocationCity LocationState ProjectType DeclineComment
        Union UnionType UnionNumber CastingDirName CastingDirPhone CastingDirEmail ProjectOverview
        AdditionalInformation FilmingType`),
      ...all("LocalDate", "Date FilmingBeginDate FilmingEndDate"),
      ...all("Int", "ProjectViews Submissions LastCompletedStep NumberRoles"),
      ...all("Float", "PayRate EstProjectBudget"),
      ...all("Boolean!", "Favorite Public"),
      Skills: "[String!]!",
      Media: "[MediaItem]!",
      SupportingDocs: "[MediaItem!]",
      Status: "ProjectStatus!",
      ClosedDate: "DateTime",
      CompanyId: "ID",
      Company: "Company",
      CreatedBy: "User",
      FilmingAddress: "Address",
      FilmingDates: "[FilmingDate!]!",
    },
  },
  {
    service: "projects",
    type: "PositionData",
    fields: {
      ...texts(`PositionName PositionType PositionSubType RoleType Union UnionType Description RateFrequency
        Rate2Frequency AdditionalRateInfo AgeRequirement Weight EthnicityRoleAppearance NudityDescription
        AdultSceneDescription FilmingInstructions WardrobeInformation FilmingType BookingInformation`),
      ...all("[String!]!", "Gender HeightRange EyeColor HairColor Skills AgeRange Ethnicity"),
      ...all("Boolean!", "AdultScenes Nudity"),
      ...all("Int", "Quantity Cast Submissions"),
      ...all("Float", "Rate Rate2"),
      ...all("ID", "UserId CompanyId"),
      ...all("Address", "FilmingAddress AuditionAddress"),
      ...all("LocalDate", "FilmingBeginDate FilmingEndDate"),
      SubmissionsDueBy: "DateTime",
      RoleStatus: "RoleStatus!",
    },
  },
  {
    service: "projects",
    type: "FilmingDateData",
    fields: { Date: "LocalDate!", Time: "String", ProjectId: "ID!" },
  },
  {
    service: "projects",
    type: "AuditionTimeData",
    fields: { Date: "LocalDate!", Time: "String!", ProjectId: "ID!" },
  },
  { service: "projects", type: "Address", fields: ADDRESS },
  { service: "projects", type: "Point", fields: all("Float!", "lat lon") },
  {
    service: "projects",
    type: "GeocodedAddress",
    fields: {
      ...ADDRESS,
      ...texts("StreetNumber SubStreetNumber Route County Country ZipcodeSuffix"),
      ...all("String!", "Status FormattedAddress"),
      PlaceId: "ID!",
    },
  },
  {
    service: "projects",
    type: "FeatureData",
    fields: {
      ...texts("Name Description"),
      CoverMedia: "MediaItem",
      Media: "[MediaItem]!",
      CreatedBy: "User",
    },
  },
  {
    service: "casting",
    type: "SubmissionData",
    fields: {
      ...texts("FirstName LastName Comments Website RepresentationName SocialMedia ProfileUrl"),
      ...all("ID!", "ProjectId RoleId UserId"),
      User: "User",
      SubmissionDate: "DateTime!",
      CreatedBy: "User",
      Booked: "Boolean!",
      BookingStatus: "BookingStatus!",
      Groups: "[SubmissionGroup!]",
      Project: "SubmissionProject!",
      Position: "SubmissionPosition!",
      AuditionId: "ID",
    },
  },
  {
    service: "casting",
    type: "SubmissionGroup",
    fields: { GroupId: "ID!", Name: "String!", Description: "String" },
  },
  { service: "casting", type: "SubmissionProject", fields: { ProjectId: "ID!", Name: "String" } },
  { service: "casting", type: "SubmissionPosition", fields: { PositionId: "ID!", Name: "String" } },
  {
    service: "casting",
    type: "GroupData",
    fields: {
      Name: "String!",
      Description: "String",
      Project: "SubmissionProject!",
      Position: "SubmissionPosition",
      CreatedBy: "User",
      ...all("DateTime", "CreateDate UpdateDate"),
    },
  },
  {
    service: "casting",
    type: "GroupUserData",
    fields: { ...texts("FirstName LastName ProfileUrl"), UserId: "ID!", Group: "SubmissionGroup!" },
  },
  { service: "messaging", type: "ConversationPerson", fields: PERSON },
  {
    service: "messaging",
    type: "ConversationData",
    fields: {
      Subject: "String!",
      ...all("ConversationPerson!", "User Receiver"),
      LastMessage: "String",
      Read: "Boolean!",
      ...all("DateTime!", "CreateDate UpdateDate"),
      NumberMessages: "Int!",
    },
  },
  {
    service: "messaging",
    type: "MessageData",
    fields: {
      ConversationId: "ID!",
      Subject: "String!",
      User: "ConversationPerson!",
      Message: "String!",
      ReceiverId: "ID",
      Read: "Boolean!",
      CreateDate: "DateTime!",
    },
  },
  {
    service: "talent",
    type: "PostData",
    fields: {
      ...all("Boolean!", "DemoReel IsPublic"),
      Description: "String",
      PostViews: "Int",
      Media: "[MediaItem]!",
      User: "User",
      ...all("[ID!]!", "Contents ThumbnailContents"),
      Type: "String!",
    },
  },
  {
    service: "identity",
    type: "UserSettings",
    fields: {
      Layout: "LayoutSettings",
      Theme: "ThemeSettings",
      CustomScrollbars: "Boolean",
      Direction: "String",
    },
  },
  { service: "identity", type: "LayoutSettings", fields: { Style: "String", Config: "LayoutConfig" } },
  {
    service: "identity",
    type: "LayoutConfig",
    fields: {
      Mode: "String",
      ContainerWidth: "Int",
      ...all("LayoutPart", "Navbar Toolbar Footer LeftSidePanel RightSidePanel"),
    },
  },
  {
    service: "identity",
    type: "LayoutPart",
    fields: { ...texts("Style Position"), ...all("Boolean", "Display Folded") },
  },
  { service: "identity", type: "ThemeSettings", fields: texts("Main Navbar Toolbar Footer") },
];
