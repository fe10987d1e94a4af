import graphql from "@graphql-eslint/eslint-plugin";

const SCHEMAS = "services/*/schema.graphql";

/** Names that clients send (design, section 4): records are PascalCase, operations camelCase; arguments are theirs. */
const NAMES = {
  types: "PascalCase",
  EnumValueDefinition: "PascalCase",
  "FieldDefinition[parent.name.value=/^(Query|Mutation)$/]": "camelCase",
  "FieldDefinition[parent.name.value!=/^(Query|Mutation)$/]": {
    style: "PascalCase",
    // Of the specification as well.
    ignorePattern: "^(PK|SK|lat|lon)$",
  },
};
const RULES = {
  "naming-convention": ["error", NAMES],
  "no-duplicate-fields": "error",
  "no-hashtag-description": "error",
  "no-scalar-result-type-on-mutation": "error",
  "no-unreachable-types": "error",
  "require-deprecation-reason": "error",
  "require-description": [
    "error",
    {
      types: true,
      FieldDefinition: true,
      InputValueDefinition: true,
      EnumValueDefinition: true,
      ignoredSelectors: ["[name.value=/^(Query|Mutation)$/]"],
    },
  ],
  "unique-enum-value-names": "error",
};

/** oxlint has no rules for SDL. */
export default [
  {
    files: [SCHEMAS],
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: SCHEMAS } } },
    plugins: { "@graphql-eslint": graphql },
    rules: Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [`@graphql-eslint/${name}`, rule])),
  },
];
