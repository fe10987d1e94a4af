-- Each geocoder has answers of its own, so that another one is asked anew.
alter table address_answer add column geocoder text not null default 'offline';
alter table address_answer drop constraint address_answer_pkey;
alter table address_answer add primary key (geocoder, query);
