-- Where the relay's events lay on the bus after it had last published: when the bus has begun anew or has lost its end,
-- the rows that the outbox still keeps are published again.
create table relay_store (
  service text primary key,
  store text not null,
  last bigint not null
);
