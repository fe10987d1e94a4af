-- Admins find members by a whole phone number.
create index account_phone on account (phone_number) where phone_number is not null;
