import { NO_KEY, badPage, put, within, type Provocations } from "../../failures/provocation.ts";

export const CASTING_QUERY_FAILURES: Provocations = {
  getUserSubmissions: { ...badPage, "VALIDATION:criteria.UserId": within("c", { UserId: NO_KEY }) },
  getGroup: { "VALIDATION:projectId": put("p", NO_KEY), "VALIDATION:groupId": put("g", "GROUP#6") },
  getGroupUsers: { "VALIDATION:criteria.GroupId": within("c", { GroupId: "GROUP#6" }) },
  getPositionGroups: { "VALIDATION:positionId": put("r", NO_KEY), "VALIDATION:page": put("n", 0) },
  getProjectSubmissionById: {
    "VALIDATION:UserId": put("u", NO_KEY),
    "VALIDATION:ProjectId": put("p", NO_KEY),
  },
  getLatestProjectsSubmissions: { "VALIDATION:ProjectId": put("p", NO_KEY) },
  getUserProjectSubmissions: { "VALIDATION:UserId": put("u", NO_KEY) },
  getPositionSubmissionsByBookingStatus: {
    "VALIDATION:criteria.RoleId": within("c", { RoleId: NO_KEY }),
    "VALIDATION:criteria.BookingStatus": within("c", { BookingStatus: "Nothing" }),
  },
  getPositionSubmissionsByBookingGroup: {
    "VALIDATION:criteria.RoleId": within("c", { RoleId: NO_KEY }),
    "VALIDATION:criteria.GroupId": within("c", { GroupId: "GROUP#6" }),
  },
  getBookedSubmissions: { "VALIDATION:criteria.ProjectId": within("c", { ProjectId: NO_KEY }) },
  getPositionSubmission: {
    "VALIDATION:UserId": put("u", NO_KEY),
    "VALIDATION:RoleId": put("r", NO_KEY),
  },
  getPositionSubmissions: {
    ...badPage,
    "VALIDATION:criteria.RoleId": within("c", { RoleId: NO_KEY }),
    "VALIDATION:criteria.Fit": within("c", { Fit: "Best" }),
    "VALIDATION:criteria.AgeRanges.0": within("c", { AgeRanges: ["20"] }),
    "VALIDATION:criteria.Unions.0": within("c", { Unions: ["None"] }),
    "VALIDATION:criteria.Agents.0": within("c", { Agents: [""] }),
  },
};
