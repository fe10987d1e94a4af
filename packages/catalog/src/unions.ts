/** Performers' and crew unions. */

export const UNIONS = [
  {
    value: "SAG-AFTRA",
    label: "SAG-AFTRA",
    name: "Screen Actors Guild - American Federation of Television and Radio Artists",
    country: "US",
  },
  { value: "AEA", label: "AEA", name: "Actors' Equity Association", country: "US" },
  {
    value: "ACTRA",
    label: "ACTRA",
    name: "Alliance of Canadian Cinema, Television and Radio Artists",
    country: "CA",
  },
  {
    value: "I.A.T.S.E.",
    label: "I.A.T.S.E.",
    name: "International Alliance of Theatrical Stage Employees",
    country: "US/CA",
  },
  { value: "Directors Guild", label: "Directors Guild", name: "Directors Guild of America", country: "US" },
  { value: "Writers Guild", label: "Writers Guild", name: "Writers Guild of America", country: "US" },
  { value: "Producers Guild", label: "Producers Guild", name: "Producers Guild of America", country: "US" },
  { value: "AGMA", label: "AGMA", name: "American Guild of Musical Artists", country: "US" },
  { value: "AGVA", label: "AGVA", name: "American Guild of Variety Artists", country: "US" },
  { value: "A.F. of M.", label: "A.F. of M.", name: "American Federation of Musicians", country: "US/CA" },
  { value: "SDC", label: "SDC", name: "Stage Directors and Choreographers Society", country: "US" },
  {
    value: "Teamsters",
    label: "Teamsters",
    name: "International Brotherhood of Teamsters",
    country: "US/CA",
  },
  {
    value: "NABET-CWA",
    label: "NABET-CWA",
    name: "National Association of Broadcast Employees and Technicians",
    country: "US",
  },
  { value: "UBCP/ACTRA", label: "UBCP/ACTRA", name: "Union of British Columbia Performers", country: "CA" },
  { value: "CAEA", label: "CAEA", name: "Canadian Actors' Equity Association", country: "CA" },
  { value: "UDA", label: "UDA", name: "Union des artistes", country: "CA" },
  { value: "Equity UK", label: "Equity UK", name: "Equity (United Kingdom)", country: "GB" },
  {
    value: "BECTU",
    label: "BECTU",
    name: "Broadcasting, Entertainment, Communications and Theatre Union",
    country: "GB",
  },
  { value: "MEAA", label: "MEAA", name: "Media, Entertainment & Arts Alliance", country: "AU" },
] as const;

export const UNION_CHOICES = ["Union", "Non-Union", "Both"] as const;
