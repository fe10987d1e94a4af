-- Whether somebody is under 18, as last known; null if it was not read yet. Nobody who is of age gets younger.
alter table person add column minor boolean;
