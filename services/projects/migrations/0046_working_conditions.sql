-- What a performer should know of the work before submitting: stunts, water, heights, smoke, animals, weapons.
alter table position add column working_conditions text;
