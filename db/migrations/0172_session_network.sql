-- The network a sign-in was opened from, shortened: 203.0.113.0/24.
alter table session add column network text not null default '';
