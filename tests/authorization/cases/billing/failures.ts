import { put, type Provocations } from "../../failures/provocation.ts";

export const BILLING_FAILURES: Provocations = {
  updateAmbassadorBrandcode: {
    "VALIDATION:BrandCode": put("code", "a!"),
    "CONFLICT:CODE_TAKEN": {
      async variables(own, { world }) {
        const PK = world.people.of.talentOther.key;
        const query = 'mutation($PK: ID!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: "TAKEN1") { PK } }';
        await world.must("talentOther", query, { PK });
        return { ...own, code: "TAKEN1" };
      },
    },
    "LIMIT:1 change per 90 days": {
      actor: "talentThird",
      async variables(own, { world }) {
        const PK = world.people.of.talentThird.key;
        const query = 'mutation($PK: ID!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: "ONCE1") { PK } }';
        await world.must("talentThird", query, { PK });
        return { ...own, PK, code: "TWICE1" };
      },
    },
  },
};
