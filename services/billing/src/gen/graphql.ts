import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../adapters/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant in ISO 8601, always UTC. */
  DateTime: { input: string; output: string; }
  /** A calendar day, YYYY-MM-DD, without a zone. */
  LocalDate: { input: string; output: string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** What the member pays for. */
export type BillingOverview = {
  __typename?: 'BillingOverview';
  /** Monthly or Yearly. */
  BillingFrequency?: Maybe<Scalars['String']['output']>;
  /** The member's own brand code. */
  BrandCode?: Maybe<Scalars['String']['output']>;
  /** Whether it was cancelled and ends by itself. */
  CancelAtPeriodEnd: Scalars['Boolean']['output'];
  /** When the paid period ends. */
  CurrentPeriodEnd?: Maybe<Scalars['DateTime']['output']>;
  /** When a cancelled plan ends. */
  EndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Until when the plan stays in force although a payment failed. */
  GraceEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Invoices, newest first, at most 24. */
  Invoices: Array<Invoice>;
  /** Whether a checkout is waiting for the provider's event. */
  PendingCheckout: Scalars['Boolean']['output'];
  /** Plan in force; Free if there is no other. */
  Plan: Scalars['String']['output'];
  /** Plans that the member can choose. */
  Plans: Array<Plan>;
  /** Brand code of the member who referred this one. */
  ReferredByBrandCode?: Maybe<Scalars['String']['output']>;
  /** Stripe's name for the status. */
  SubscriptionStatus?: Maybe<Scalars['String']['output']>;
  /** When the trial ends. */
  TrialEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the trial was used. */
  TrialUsed: Scalars['Boolean']['output'];
  /** Names of the operations that the caller may call now. */
  ViewerCan: Array<Scalars['String']['output']>;
};

/** The provider's page of one customer. */
export type BillingPortal = {
  __typename?: 'BillingPortal';
  /** Where the browser goes; valid for a short time. */
  Url: Scalars['String']['output'];
};

/** An open checkout. */
export type Checkout = {
  __typename?: 'Checkout';
  /** The provider's session. */
  SessionId: Scalars['ID']['output'];
  /** Where the browser goes. */
  Url: Scalars['String']['output'];
};

/** What to buy. */
export type CheckoutInput = {
  /** Monthly or Yearly. */
  BillingFrequency?: InputMaybe<Scalars['String']['input']>;
  /** Brand code of the member who referred the buyer. */
  BrandCode?: InputMaybe<Scalars['String']['input']>;
  /** Repeats of the same checkout return the first one for 48 hours. */
  ClientKey?: InputMaybe<Scalars['ID']['input']>;
  /** Key of a plan on the list. */
  Plan?: InputMaybe<Scalars['String']['input']>;
};

/** An invoice. */
export type Invoice = {
  __typename?: 'Invoice';
  /** Its amount. */
  Amount: Scalars['Float']['output'];
  /** When it was created. */
  CreatedAt: Scalars['DateTime']['output'];
  /** ISO 4217. */
  Currency: Scalars['String']['output'];
  /** The provider's number. */
  Number: Scalars['String']['output'];
  /** Stripe's status: draft, open, paid, void or uncollectible. */
  Status: Scalars['String']['output'];
};

/** Page of the caller's invoices. */
export type InvoicesCriteria = {
  /** Opaque cursor of the previous page. */
  After?: InputMaybe<Scalars['String']['input']>;
  /** From 1. */
  Page?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100; the default is 25. */
  PageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Newest or Oldest. */
  SortOrder?: InputMaybe<Scalars['String']['input']>;
};

/** A page of invoices. */
export type InvoicesPage = {
  __typename?: 'InvoicesPage';
  /** Cursor of the next page; null at the end. */
  After?: Maybe<Scalars['String']['output']>;
  /** The invoices. */
  Results: Array<Invoice>;
  /** The total number. */
  Total: Scalars['Int']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Ends the caller's subscription at the end of its period; the response shows it once the provider's signed event has arrived. */
  cancelSubscription: BillingOverview;
  /** Opens a checkout at the payment provider; nothing changes until its signed event arrives. */
  createCheckout: Checkout;
  /** Opens the provider's page for the caller's card, invoices and plan. */
  openBillingPortal: BillingPortal;
  /** Resumes a subscription that was due to end with its period. */
  resumeSubscription: BillingOverview;
  /** Sets or clears the member's own brand code: 4 to 16 of A-Z and 0-9, unique, once in 90 days. */
  updateAmbassadorBrandcode: User;
};


export type MutationCreateCheckoutArgs = {
  checkout: CheckoutInput;
};


export type MutationUpdateAmbassadorBrandcodeArgs = {
  BrandCode: Scalars['String']['input'];
  PK: Scalars['ID']['input'];
};

/** The response of an operation that returns no record. */
export type OperationStatus = {
  __typename?: 'OperationStatus';
  /** OK; anything else arrives as an error. */
  Status: Scalars['String']['output'];
};

/** A plan on the price list. */
export type Plan = {
  __typename?: 'Plan';
  /** Monthly or Yearly. */
  BillingFrequency: Scalars['String']['output'];
  /** ISO 4217. */
  Currency: Scalars['String']['output'];
  /** Key of the plan. */
  Key: Scalars['String']['output'];
  /** Price per period. */
  Price: Scalars['Float']['output'];
  /** Days of trial, once per member. */
  TrialDays: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The caller's plan, status and invoices, according to the payment provider's events. */
  billingOverview: BillingOverview;
  /** The caller's own invoices, newest first. */
  getInvoices: InvoicesPage;
};


export type QueryGetInvoicesArgs = {
  criteria?: InputMaybe<InvoicesCriteria>;
};

/** A member. */
export type User = {
  __typename?: 'User';
  /** The fields that the caller may see; each service adds its own. */
  Data: UserData;
  /** USR#<id> */
  PK: Scalars['ID']['output'];
  /** The same as PK. */
  SK: Scalars['ID']['output'];
};

/** Fields of a member; each service adds those it keeps, and a field outside the caller's view is null. */
export type UserData = {
  __typename?: 'UserData';
  /** Monthly or Yearly. */
  BillingFrequency?: Maybe<Scalars['String']['output']>;
  /** The member's own brand code. */
  BrandCode?: Maybe<Scalars['String']['output']>;
  /** Plan in force. */
  CurrentSubscription?: Maybe<Scalars['String']['output']>;
  /** Last four characters of the customer; admin. */
  StripeId?: Maybe<Scalars['String']['output']>;
  /** Last four characters of the subscription; admin. */
  SubscriptionId?: Maybe<Scalars['String']['output']>;
  /** Stripe's name for the status. */
  SubscriptionStatus?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"PK":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BillingOverview: ResolverTypeWrapper<BillingOverview>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BillingPortal: ResolverTypeWrapper<BillingPortal>;
  Checkout: ResolverTypeWrapper<Checkout>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CheckoutInput: CheckoutInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Invoice: ResolverTypeWrapper<Invoice>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  InvoicesCriteria: InvoicesCriteria;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvoicesPage: ResolverTypeWrapper<InvoicesPage>;
  LocalDate: ResolverTypeWrapper<Scalars['LocalDate']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperationStatus: ResolverTypeWrapper<OperationStatus>;
  Plan: ResolverTypeWrapper<Plan>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<User>;
  UserData: ResolverTypeWrapper<UserData>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BillingOverview: BillingOverview;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  BillingPortal: BillingPortal;
  Checkout: Checkout;
  ID: Scalars['ID']['output'];
  CheckoutInput: CheckoutInput;
  DateTime: Scalars['DateTime']['output'];
  Invoice: Invoice;
  Float: Scalars['Float']['output'];
  InvoicesCriteria: InvoicesCriteria;
  Int: Scalars['Int']['output'];
  InvoicesPage: InvoicesPage;
  LocalDate: Scalars['LocalDate']['output'];
  Mutation: Record<PropertyKey, never>;
  OperationStatus: OperationStatus;
  Plan: Plan;
  Query: Record<PropertyKey, never>;
  User: User | FederationReferenceTypes['User'];
  UserData: UserData;
};

export type BillingOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingOverview'] = ResolversParentTypes['BillingOverview']> = {
  BillingFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  BrandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  CurrentPeriodEnd?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  EndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  GraceEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  Invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  PendingCheckout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  Plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  ReferredByBrandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubscriptionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  TrialEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  TrialUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ViewerCan?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingPortalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillingPortal'] = ResolversParentTypes['BillingPortal']> = {
  Url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Checkout'] = ResolversParentTypes['Checkout']> = {
  SessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  Url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type InvoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  Amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  CreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoicesPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvoicesPage'] = ResolversParentTypes['InvoicesPage']> = {
  After?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  Results?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  Total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface LocalDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDate'], any> {
  name: 'LocalDate';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelSubscription?: Resolver<ResolversTypes['BillingOverview'], ParentType, ContextType>;
  createCheckout?: Resolver<ResolversTypes['Checkout'], ParentType, ContextType, RequireFields<MutationCreateCheckoutArgs, 'checkout'>>;
  openBillingPortal?: Resolver<ResolversTypes['BillingPortal'], ParentType, ContextType>;
  resumeSubscription?: Resolver<ResolversTypes['BillingOverview'], ParentType, ContextType>;
  updateAmbassadorBrandcode?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateAmbassadorBrandcodeArgs, 'BrandCode' | 'PK'>>;
};

export type OperationStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OperationStatus'] = ResolversParentTypes['OperationStatus']> = {
  Status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  BillingFrequency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  Price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  TrialDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  billingOverview?: Resolver<ResolversTypes['BillingOverview'], ParentType, ContextType>;
  getInvoices?: Resolver<ResolversTypes['InvoicesPage'], ParentType, ContextType, Partial<QueryGetInvoicesArgs>>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  Data?: Resolver<ResolversTypes['UserData'], ParentType, ContextType>;
  PK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  SK?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserData'] = ResolversParentTypes['UserData']> = {
  BillingFrequency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  BrandCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  CurrentSubscription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  StripeId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubscriptionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  SubscriptionStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  BillingOverview?: BillingOverviewResolvers<ContextType>;
  BillingPortal?: BillingPortalResolvers<ContextType>;
  Checkout?: CheckoutResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoicesPage?: InvoicesPageResolvers<ContextType>;
  LocalDate?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  OperationStatus?: OperationStatusResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserData?: UserDataResolvers<ContextType>;
};

