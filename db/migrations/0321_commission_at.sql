-- Basis points kept of what a merchant sells in a category, by the way from the department down to it: what was agreed
-- with it, the nearest of it; else the category's, or that of the nearest above it.
create function merchant_commission_at(p_merchant bigint, p_way bigint[]) returns int language sql stable as $$
  select coalesce((select t.commission_bp from merchant_commission t
    where t.merchant_id = p_merchant and (t.category_id = any(p_way) or t.category_id is null)
    order by array_position(p_way, t.category_id) desc nulls last limit 1), category_commission(p_way))
$$;
