-- The relay reads what waits in the order in which it was written.
create index outbox_in_order on outbox (seq) where published_at is null;
