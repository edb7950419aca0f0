-- Freight templates edited at their merchant's desk: places that are left out of a wider row, two editors at once,
-- and those that were deleted, which goods of old orders still name.
alter table freight_template
  add excluded text[] not null default '{}',
  add version int not null default 1,
  add deleted_at timestamptz;
create index freight_template_merchant on freight_template (merchant_id, is_default desc, id desc)
  where deleted_at is null;
