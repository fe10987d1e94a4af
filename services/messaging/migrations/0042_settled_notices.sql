-- Finds the unread notices that an event settles. What a notice is about is the report, else the person, else the project.
create index notification_unread_about
  on notification (coalesce(facts ->> 'reportId', facts ->> 'userId', facts ->> 'projectId'), happening)
  where read_at is null;
