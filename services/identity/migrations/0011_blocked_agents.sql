-- Who has blocked whom, as messaging says; an agent who is blocked does not ask to represent.
create table blocked_member (
  user_id uuid not null,
  blocked_id uuid not null,
  primary key (user_id, blocked_id)
);
