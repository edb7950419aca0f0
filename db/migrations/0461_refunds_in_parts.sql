-- A refund of more than a bank took back for good is met by that as far as it reaches: this part of it is a refund of
-- its own that names the whole, and its provider is asked for the rest.
alter table refund add column part_of bigint references refund (id);
create index refund_part on refund (part_of) where part_of is not null;
