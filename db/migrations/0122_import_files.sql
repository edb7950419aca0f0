-- Files of goods are sent for a purpose of their own; the others stay as they are.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into known from pg_constraint where conname = 'upload_purpose_check';
  execute 'alter table upload drop constraint upload_purpose_check';
  execute 'alter table upload add constraint upload_purpose_check '
    || replace(known, '''goods''::text', '''goods''::text, ''importFile''::text');
end $$;
