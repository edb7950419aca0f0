-- The goods that have these places in the sets of a category.
create function facet_products(p_category bigint, p_places bit varying) returns setof bigint
language plpgsql stable as $$
declare
  goods record;
  part bit varying;
  place int;
begin
  for goods in select g.chunk, g.products from facet_goods g where g.category_id = p_category order by g.chunk loop
    part := substring(p_places from goods.chunk * 256 + 1 for 256);
    loop
      place := position(B'1' in part);
      exit when place = 0;
      return next goods.products[place];
      part := set_bit(part, place - 1, 0);
    end loop;
  end loop;
end $$;
