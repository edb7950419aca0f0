-- Who alone holds a permission may approve what they asked for themselves: such a deed is marked.
alter table audit_log add column single_handed boolean not null default false;
