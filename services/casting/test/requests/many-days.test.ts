import { companyStage } from "../company-stage.ts";

const stage = companyStage();

const AVAIL = `mutation($r: AvailRequestInput!, $days: [LocalDate!]!) { requestAvail(request: $r) {
  Data { BookingStatus Clashes(Dates: $days) { Date } OwnDaysChecked(Dates: $days) } } }`;
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2099, 0, 1 + day)).toISOString().slice(0, 10));

test.each([
  [60, [], true, 0],
  [61, null, null, 2],
])(
  "a request is made, and responded to with %i days to compare: clashes %j, checked %s",
  async (count, clashes, checked, failures) => {
    const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
    expect(await stage.calls.set(stage.producer, sent, "Selected")).toEqual([]);
    const { data, errors } = await stage.world.execute(stage.producer, AVAIL, {
      r: { PK: sent.PK, SK: sent.SK, Dates: ["2099-03-01"] },
      days: days(count),
    });
    expect(data).toEqual({
      requestAvail: { Data: { BookingStatus: "Avail", Clashes: clashes, OwnDaysChecked: checked } },
    });
    expect(errors).toHaveLength(failures);
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "Dates", rule: "TOO_MANY" }] });
    expect(await stage.calls.read(stage.producer, sent, "BookingStatus")).toEqual({ BookingStatus: "Avail" });
  },
);
