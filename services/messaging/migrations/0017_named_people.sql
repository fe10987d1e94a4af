-- Notifications that name several people have each id beside the name.
create index notification_of_people on notification using gin ((facts -> 'people') jsonb_path_ops) where facts ? 'people';
