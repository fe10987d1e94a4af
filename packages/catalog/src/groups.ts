/** The five private groups of a project. */

export const GROUP_CHOICES = [
  { value: "GROUP#1", label: "Group 1", defaultName: "First choice" },
  { value: "GROUP#2", label: "Group 2", defaultName: "Second choice" },
  { value: "GROUP#3", label: "Group 3", defaultName: "Maybe" },
  { value: "GROUP#4", label: "Group 4", defaultName: "Callback" },
  { value: "GROUP#5", label: "Group 5", defaultName: "Backup" },
] as const;
