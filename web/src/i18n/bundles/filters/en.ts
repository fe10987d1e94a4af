export const texts = {
  label: "Filters",
  all: "All filters",
  add: "Filter",
  find: "Find a value",
  findFilter: "Find a filter",
  noValues: "No matches",
  any: "Any",
  remove: "Remove filter: {{name}}",
  change: "Change filter: {{name}}",
  from: "From",
  until: "Until",
  sort: "Sort by",
} as const;
