-- Moving pieces counted them by a statement that PostgreSQL planned anew for its list each time, which cost nine tenths
-- of all that it did. It is planned once for any list.
alter function count_pieces(bigint[]) set plan_cache_mode = force_generic_plan;
